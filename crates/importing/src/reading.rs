//! Reads the options of a section into a variant, in the order that the format prescribes: what letters mean is known once the types of piece are.

use std::collections::BTreeSet;

use variorum_gamedef::Advice;

use crate::endings::is_count;
use crate::gap::Gap;
use crate::ini::{Section, Value};
use crate::kinds::{Kind, Kinds};
use crate::letters::PieceLine;
use crate::options::{OUTSIDE_THE_RULES, all_without_words};
use crate::region::{Part, Region};
use crate::side::{BySide, Side};
use crate::variant::{Enclosing, Fate, Variant, Walling};

/// Changes a variant as a section says. `built_in`: its lines are of no interest.
pub(crate) fn read(variant: &mut Variant, section: &Section, built_in: bool) {
    Reader { variant, section, built_in, read: BTreeSet::new() }.read();
}

struct Reader<'r> {
    variant: &'r mut Variant,
    section: &'r Section,
    built_in: bool,
    /// The options that were asked for.
    read: BTreeSet<String>,
}

impl Reader<'_> {
    fn read(&mut self) {
        self.variant.own = self.section.options.keys().cloned().collect();
        for (option, value) in &self.section.options {
            self.variant.given.insert(option.clone(), value.text.clone());
            if self.built_in {
                self.variant.written.remove(option);
            } else {
                self.variant.written.insert(option.clone(), value.written.clone());
            }
        }
        self.board();
        self.pieces();
        self.kinds_and_regions();
        self.rest();
        if !self.built_in {
            self.variant.report_places();
        }
        self.unknown();
    }

    fn value(&mut self, option: &str) -> Option<&Value> {
        self.read.insert(option.to_owned());
        self.section.options.get(option)
    }

    fn gap(&mut self, option: &str, gap: Gap) {
        let noted = self.variant.noted(option, gap);
        self.variant.gaps.push(noted);
    }

    /// Reads an option's value; reports one that cannot be read.
    fn read_value<T>(&mut self, option: &str, read: impl FnOnce(&Variant, &str) -> Option<T>) -> Option<T> {
        let value = self.value(option)?.text.clone();
        let found = read(self.variant, &value);
        if found.is_none() {
            self.gap(option, Gap::BadValue { value });
        }
        found
    }

    fn board(&mut self) {
        if let Some(files) = self.read_value("maxFile", |_, text| line_number(text).filter(|&files| files > 0)) {
            self.variant.files = files;
        }
        if let Some(ranks) = self.read_value("maxRank", |_, text| number(text).filter(|&ranks| ranks > 0)) {
            self.variant.ranks = ranks;
        }
    }

    fn pieces(&mut self) {
        for kind in Kind::all() {
            let option = kind.option();
            let Some(value) = self.value(&option).map(|value| value.text.clone()) else { continue };
            match PieceLine::read(kind, &value) {
                Err(gap) => self.gap(&option, gap),
                Ok(PieceLine::Removed) => self.variant.remove(kind),
                Ok(PieceLine::Letter(letter, moves)) => {
                    self.variant.add(kind, letter);
                    if kind == Kind::KING {
                        self.variant.custom_king = moves.is_some() && !self.built_in;
                    }
                    match moves {
                        Some(moves) => {
                            self.variant.betza.insert(kind, moves.to_owned());
                        }
                        None => {
                            self.variant.betza.remove(&kind);
                        }
                    }
                    if kind.named().is_none() && moves.is_some_and(|moves| moves.contains('e')) {
                        for side in Side::BOTH {
                            self.variant.passing_kinds[side].set.insert(kind);
                        }
                    }
                }
            }
        }
        for kind in Kind::all() {
            for side in Side::BOTH {
                let option = format!("mobilityRegion{}{}", side.in_options(), kind.in_options());
                if let Some(region) = self.region(&option) {
                    self.variant.mobility.insert((kind, side), region);
                }
            }
        }
    }

    fn kinds_and_regions(&mut self) {
        for option in ["pawnTypes", "promotionPawnTypes"] {
            if let Some(kinds) = self.kinds(option) {
                for side in Side::BOTH {
                    self.pawns(side, &kinds);
                    if option == "pawnTypes" {
                        self.variant.passing_kinds[side] = kinds.clone();
                        self.variant.quiet_kinds[side] = kinds.clone();
                    }
                }
            }
        }
        for side in Side::BOTH {
            if let Some(kinds) = self.kinds(&format!("promotionPawnTypes{}", side.in_options())) {
                self.pawns(side, &kinds);
            }
        }
        self.sided_kinds("promotionPieceTypes", |variant| &mut variant.promotion_pieces);
        self.sided_kinds("enPassantTypes", |variant| &mut variant.passing_kinds);
        self.sided_kinds("nMoveRuleTypes", |variant| &mut variant.quiet_kinds);
        self.sided_kinds("castlingRookPiece", |variant| &mut variant.castling_rooks);
        self.sided_kinds("castlingRookPieces", |variant| &mut variant.castling_rooks);
        self.sided_kinds("flagPiece", |variant| &mut variant.flag_kinds);
        for (option, sides) in sided("castlingKingPiece") {
            if let Some(kind) = self.read_value(&option, Variant::read_kind).flatten() {
                sides.iter().for_each(|&side| self.variant.castling_king[side] = kind);
            }
        }
        if let Some(kinds) = self.kinds("extinctionPieceTypes") {
            self.variant.extinction_kinds = kinds;
        }
        if let Some(kinds) = self.kinds("connectPieceTypes") {
            self.variant.connect.kinds = kinds;
        }
        if let Some(kind) = self.read_value("dropNoDoubled", Variant::read_kind) {
            self.variant.drop_one_per_file = kind;
        }
        self.ranks_of_earlier_versions();
        self.sided_region("promotionRegion", |variant| &mut variant.promotion_region);
        self.sided_region("doubleStepRegion", |variant| &mut variant.double_region);
        self.sided_region("tripleStepRegion", |variant| &mut variant.triple_region);
        self.sided_region("enPassantRegion", |variant| &mut variant.passing_region);
        self.sided_region("dropRegion", |variant| &mut variant.drop_region);
        self.sided_region("flagRegion", |variant| &mut variant.flag_region);
        self.sided_region("connectRegion1", |variant| &mut variant.connect.from);
        self.sided_region("connectRegion2", |variant| &mut variant.connect.to);
        self.sided_region("wallingRegion", |variant| &mut variant.walling_region);
        for (option, side) in [("whiteFlag", Side::White), ("blackFlag", Side::Black)] {
            if let Some(region) = self.region(option) {
                self.variant.flag_region[side] = region;
            }
        }
        for (option, side) in [("whiteDropRegion", Side::White), ("blackDropRegion", Side::Black)] {
            if let Some(region) = self.region(option) {
                self.variant.drop_region[side] = region;
            }
        }
        if let Some(pairs) = self.read_value("promotedPieceType", Variant::read_pairs) {
            for (kind, promoted) in pairs {
                match promoted {
                    Some(promoted) => self.variant.promoted.insert(kind, promoted),
                    None => self.variant.promoted.remove(&kind),
                };
            }
        }
        if let Some(limits) = self.read_value("promotionLimit", Variant::read_limits) {
            self.variant.promotion_limit.extend(limits);
        }
    }

    /// Ranks that say what regions say now.
    fn ranks_of_earlier_versions(&mut self) {
        let last = self.variant.ranks;
        if let Some(first) = self.rank("promotionRank") {
            self.variant.promotion_region = Region::of_ranks(first, last, last);
        }
        let (most, least) = (self.rank("doubleStepRank"), self.rank("doubleStepRankMin"));
        if most.is_some() || least.is_some() {
            self.variant.double_region = Region::of_ranks(least.unwrap_or(2), most.unwrap_or(2), last);
        }
    }

    fn rest(&mut self) {
        if let Some(start) = self.read_value("startFen", |_, text| Some(text.to_owned())) {
            self.variant.start = start;
        }
        self.flag("chess960", |variant| &mut variant.chess960);
        self.flag("mandatoryPawnPromotion", |variant| &mut variant.must_promote_pawns);
        self.flag("mandatoryPiecePromotion", |variant| &mut variant.must_promote_pieces);
        self.flag("piecePromotionOnCapture", |variant| &mut variant.promotes_by_capture);
        self.flag("pieceDemotion", |variant| &mut variant.demotion);
        self.flag("doubleStep", |variant| &mut variant.double_step);
        self.flag("castling", |variant| &mut variant.castling);
        self.flag("checking", |variant| &mut variant.checking);
        self.flag("mustCapture", |variant| &mut variant.must_capture);
        self.flag("blastOnCapture", |variant| &mut variant.blast);
        self.flag("pieceDrops", |variant| &mut variant.drops);
        self.flag("dropLoop", |variant| &mut variant.drop_loop);
        self.flag("capturesToHand", |variant| &mut variant.captures_to_hand);
        self.flag("firstRankPawnDrops", |variant| &mut variant.first_rank_pawn_drops);
        self.flag("promotionZonePawnDrops", |variant| &mut variant.promotion_zone_pawn_drops);
        self.flag("shogiPawnDropMateIllegal", |variant| &mut variant.drop_no_mate);
        self.flag("dropChecks", |variant| &mut variant.drop_checks);
        self.flag("dropPromoted", |variant| &mut variant.drop_promoted);
        self.flag("moveRepetitionIllegal", |variant| &mut variant.no_to_and_fro);
        self.flag("freeDrops", |variant| &mut variant.free_drops);
        self.flag("flagPieceSafe", |variant| &mut variant.flag_safe);
        self.flag("flagPieceBlockedWin", |variant| &mut variant.flag_blocked);
        self.surroundings();
        self.flag("mustDrop", |variant| &mut variant.must_drop);
        self.flag("gating", |variant| &mut variant.gating);
        self.flag("seirawanGating", |variant| &mut variant.lets_in);
        for (option, field) in [
            ("blastImmuneTypes", (|variant| &mut variant.blast_immune) as fn(&mut Variant) -> &mut Kinds),
            ("petrifyOnCaptureTypes", |variant| &mut variant.petrified),
            ("mutuallyImmuneTypes", |variant| &mut variant.mutually_immune),
        ] {
            if let Some(kinds) = self.kinds(option) {
                *field(self.variant) = kinds;
            }
        }
        if let Some(kinds) = self.kinds("mustDropType") {
            self.variant.must_drop_kinds = kinds;
        }
        self.flag("immobilityIllegal", |variant| &mut variant.immobility_illegal);
        self.flag("flyingGeneral", |variant| &mut variant.facing);
        self.flag("bikjangRule", |variant| &mut variant.face_to_face);
        self.flag("nFoldValueAbsolute", |variant| &mut variant.repetition_is_whites);
        self.flag("perpetualCheckIllegal", |variant| &mut variant.perpetual_check_loses);
        self.flag("extinctionClaim", |variant| &mut variant.extinction_claim);
        self.flag("extinctionPseudoRoyal", |variant| &mut variant.pseudo_royal);
        self.flag("dupleCheck", |variant| &mut variant.duple_check);
        self.flag("flagMove", |variant| &mut variant.flag_turn);
        self.flag("checkCounting", |variant| &mut variant.check_counting);
        self.flag("stalematePieceCount", |variant| &mut variant.stalemate_counts);
        self.flag("adjudicateFullBoard", |variant| &mut variant.full_board);
        self.flag("connectHorizontal", |variant| &mut variant.connect.horizontal);
        self.flag("connectVertical", |variant| &mut variant.connect.vertical);
        self.flag("connectDiagonal", |variant| &mut variant.connect.diagonal);
        self.sided_flag("pass", |variant| &mut variant.pass);
        self.sided_flag("passOnStalemate", |variant| &mut variant.pass_when_stuck);

        self.file("castlingKingsideFile", |variant| &mut variant.castling_right_file);
        self.file("castlingQueensideFile", |variant| &mut variant.castling_left_file);
        self.file("castlingKingFile", |variant| &mut variant.castling_king_file);
        self.file("castlingRookKingsideFile", |variant| &mut variant.castling_rook_right);
        self.file("castlingRookQueensideFile", |variant| &mut variant.castling_rook_left);
        if let Some(rank) = self.rank("castlingRank").and_then(|rank| u8::try_from(rank - 1).ok()) {
            self.variant.castling_rank = rank;
        }
        if let Some(rank) = self.rank("soldierPromotionRank") {
            self.variant.soldier_rank = rank;
        }

        for (option, field) in [
            ("nMoveRule", (|variant| &mut variant.quiet_turns) as fn(&mut Variant) -> &mut usize),
            ("nFoldRule", |variant| &mut variant.repetitions),
            ("extinctionPieceCount", |variant| &mut variant.extinction_count),
            ("extinctionOpponentPieceCount", |variant| &mut variant.extinction_others),
            ("flagPieceCount", |variant| &mut variant.flag_count),
            ("dropNoDoubledCount", |variant| &mut variant.drop_per_file),
            ("connectN", |variant| &mut variant.connect.row),
            ("connectNxN", |variant| &mut variant.connect.square),
            ("collinearN", |variant| &mut variant.connect.line),
        ] {
            if let Some(number) = self.number(option) {
                *field(self.variant) = number;
            }
        }
        let fate = |_: &Variant, text: &str| {
            Some(match text {
                "win" => Some(Fate::Win),
                "loss" => Some(Fate::Loss),
                "draw" => Some(Fate::Draw),
                "none" => None,
                _ => return None,
            })
        };
        if let Some(fate) = self.read_value("extinctionValue", fate) {
            self.variant.extinction = fate;
        }
        if let Some(fate) = self.read_value("stalemateValue", fate).flatten() {
            self.variant.stalemate = fate;
        }
        if let Some(fate) = self.read_value("checkmateValue", fate).flatten() {
            self.variant.checkmate = fate;
        }
        if let Some(fate) = self.read_value("connectValue", fate).flatten() {
            self.variant.connect.value = fate;
        }
        let material = |_: &Variant, text: &str| is_count(text).then(|| text.to_owned());
        if let Some(rule) = self.read_value("materialCounting", material) {
            self.variant.material = rule;
        }
        if let Some(fate) = self.read_value("nFoldValue", fate) {
            self.variant.repetition = fate.unwrap_or(Fate::Draw);
        }
        let rule = |_: &Variant, text: &str| ["none", "axf"].iter().position(|known| *known == text);
        if let Some(rule) = self.read_value("chasingRule", rule) {
            self.variant.chasing = rule == 1;
        }
        if let Some(rule) = self.read_value("countingRule", |_, text| Some(text.to_owned())) {
            self.variant.counting = rule;
        }
        let walling = |_: &Variant, text: &str| {
            Some(match text {
                "none" => None,
                "duck" => Some(Walling::Duck),
                "arrow" => Some(Walling::Arrow),
                "edge" => Some(Walling::Edge),
                "past" => Some(Walling::Past),
                "static" => Some(Walling::Static),
                _ => return None,
            })
        };
        if let Some(walling) = self.read_value("wallingRule", walling) {
            self.variant.walling = walling;
        }
    }

    /// What must be around drops, and which pieces change sides.
    fn surroundings(&mut self) {
        let enclosing = |_: &Variant, text: &str| {
            Some(match text {
                "none" => None,
                "reversi" => Some(Enclosing::Reversi),
                "ataxx" | "quadwrangle" => Some(Enclosing::Ataxx),
                "snort" => Some(Enclosing::Snort),
                "top" => Some(Enclosing::Top),
                _ => return None,
            })
        };
        if self.section.options.get("enclosingDrop").is_some_and(|value| value.text == "anyside") {
            // The other program pushes pieces in from two of the four sides in a way of its own.
            self.read.insert("enclosingDrop".to_owned());
            self.gap("enclosingDrop", Gap::NoWord);
        } else if let Some(enclosing) = self.read_value("enclosingDrop", enclosing) {
            self.variant.enclosing = enclosing;
        }
        if let Some(region) = self.region("enclosingDropStart") {
            self.variant.enclosing_start = region;
        }
        if let Some(region) = self.region("diagonalLines") {
            self.variant.diagonal_lines = region;
        }
        let flips = |_: &Variant, text: &str| {
            Some(match text {
                "none" => None,
                "reversi" => Some("enclosed"),
                "ataxx" => Some("around"),
                "quadwrangle" => Some("around-joined"),
                _ => return None,
            })
        };
        if let Some(flips) = self.read_value("flipEnclosedPieces", flips) {
            self.variant.flips = flips;
        }
    }

    /// Reports options that nothing reads.
    fn unknown(&mut self) {
        let known = |option: &String| {
            self.read.contains(option)
                || OUTSIDE_THE_RULES.contains(&option.as_str())
                || all_without_words().any(|known| known == option)
        };
        let unknown: Vec<String> = self.section.options.keys().filter(|option| !known(option)).cloned().collect();
        let others: Vec<&str> = OUTSIDE_THE_RULES.into_iter().chain(all_without_words()).collect();
        for option in unknown {
            let all = self.read.iter().map(String::as_str).chain(others.iter().copied());
            let gap = match Advice::did_you_mean(&option, all) {
                Some(advice) => Gap::MisspeltOption { advice },
                None => Gap::UnknownOption,
            };
            self.gap(&option, gap);
        }
    }

    fn pawns(&mut self, side: Side, kinds: &Kinds) {
        self.variant.promotion_pawns[side] = kinds.clone();
        if let Some(&main) = kinds.set.first() {
            self.variant.main_pawn[side] = main;
        }
    }

    fn kinds(&mut self, option: &str) -> Option<Kinds> {
        self.read_value(option, Variant::read_kinds)
    }

    fn sided_kinds(&mut self, option: &str, field: fn(&mut Variant) -> &mut BySide<Kinds>) {
        for (option, sides) in sided(option) {
            if let Some(kinds) = self.kinds(&option) {
                sides.iter().for_each(|&side| field(self.variant)[side] = kinds.clone());
            }
        }
    }

    fn sided_region(&mut self, option: &str, field: fn(&mut Variant) -> &mut BySide<Region>) {
        for (option, sides) in sided(option) {
            if let Some(region) = self.region(&option) {
                sides.iter().for_each(|&side| field(self.variant)[side] = region.clone());
            }
        }
    }

    fn flag(&mut self, option: &str, field: fn(&mut Variant) -> &mut bool) {
        if let Some(value) = self.read_value(option, |_, text| text.parse().ok()) {
            *field(self.variant) = value;
        }
    }

    fn sided_flag(&mut self, option: &str, field: fn(&mut Variant) -> &mut BySide<bool>) {
        for (option, sides) in sided(option) {
            if let Some(value) = self.read_value(&option, |_, text| text.parse().ok()) {
                sides.iter().for_each(|&side| field(self.variant)[side] = value);
            }
        }
    }

    /// Notes the places that an option names, which the board must have.
    fn places(&mut self, option: &str, read: impl FnOnce(&str) -> Option<Vec<(String, Part)>>) -> Option<Vec<Part>> {
        let words = self.read_value(option, |_, text| read(text))?;
        let parts = words.iter().map(|(_, part)| *part).collect();
        self.variant.places.insert(option.to_owned(), words);
        Some(parts)
    }

    fn region(&mut self, option: &str) -> Option<Region> {
        self.places(option, Region::read_words).map(Region::Parts)
    }

    fn file(&mut self, option: &str, field: fn(&mut Variant) -> &mut u8) {
        let read = |text: &str| {
            let file = u8::try_from(line_number(text)?.checked_sub(1)?).ok()?;
            Some(vec![(text.to_owned(), Part::File(file))])
        };
        if let Some([Part::File(file)]) = self.places(option, read).as_deref() {
            *field(self.variant) = *file;
        }
    }

    /// A rank, counted from 1.
    fn rank(&mut self, option: &str) -> Option<usize> {
        let read = |text: &str| {
            let rank = number(text)?.checked_sub(1)?;
            // No board has so many.
            Some(vec![(text.to_owned(), Part::Rank(u8::try_from(rank).unwrap_or(u8::MAX)))])
        };
        match self.places(option, read).as_deref() {
            Some([Part::Rank(rank)]) => Some(usize::from(*rank) + 1),
            _ => None,
        }
    }

    fn number(&mut self, option: &str) -> Option<usize> {
        self.read_value(option, |_, text| number(text))
    }
}

/// An option with both sides, and those of each.
fn sided(option: &str) -> [(String, Vec<Side>); 3] {
    let of = |side: Side| (format!("{option}{}", side.in_options()), vec![side]);
    [(option.to_owned(), Side::BOTH.to_vec()), of(Side::White), of(Side::Black)]
}

/// A number of things, turns or ranks.
fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|&number| number <= 10_000)
}

/// A file by its letter or number, counted from 1.
fn line_number(text: &str) -> Option<usize> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => {
            Some(letter.to_ascii_lowercase() as usize - 'a' as usize + 1)
        }
        _ => text.parse().ok(),
    }
}
