// The text of a file of games in the encodings that files have, by the same rules as on the server (docs/records.md).

/** A text, and whether it was read as Windows-1252 because it is not UTF-8. */
export interface Decoded {
  readonly text: string;
  readonly guessed: boolean;
}

/** How lines of Japanese game files begin: headings, or the marks of the players' moves. */
const JAPANESE = /^(?:#KIF|#KI2|手合割|手数|開始日時|棋戦|先手|後手|下手|上手|[▲△▼▽☗☖])/mu;

/**
 * UTF-16 by its byte order mark, otherwise UTF-8, Shift JIS if that makes it a Japanese game file, and Windows-1252 for each line that is not
 * UTF-8.
 */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), guessed: false };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), guessed: false };
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    return { text: strict.decode(bytes), guessed: false };
  } catch {
    const japanese = shiftJis(bytes);
    if (japanese !== undefined && JAPANESE.test(japanese)) return { text: japanese, guessed: false };
    return { text: lines(bytes).map(decodeLine).join(''), guessed: true };
  }
}

/** The text in Shift JIS; undefined if it is none. */
function shiftJis(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeLine(line: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(line);
  } catch {
    return new TextDecoder('windows-1252').decode(line);
  }
}

/** The lines, each with its line break. */
function lines(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start) + 1 || bytes.length;
    found.push(bytes.subarray(start, end));
    start = end;
  }
  return found;
}
