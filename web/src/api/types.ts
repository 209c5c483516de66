// The server's interface (docs/server.md). The rules stay on the server: nothing here knows how a piece moves.
import type { Piece } from './generated/wire';

export type * from './generated/wire';

export type Owner = Piece['side'];
