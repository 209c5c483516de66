//! All integration tests of the rules, in one binary: what links once builds once.

mod allocation;
mod board;
mod budget;
mod chase;
mod counting;
mod identity;
mod impasse;
mod laws;
mod mobility;
mod move_diagrams;
mod perft;
mod robustness;
mod routes;
mod rulebook;
mod setup;
mod standard_castling;
mod standard_east;
mod standard_texts;
mod standard_variants;
mod stock_drops;
mod stock_lines;
mod stock_pieces;
mod stock_qi;
mod stock_taijitu;
mod stock_yang;
mod work_limit;
