// The text of a file of games in the encodings that files have, by the same rules as on the server (docs/records.md).

/** A text, and whether it was read as Windows-1252 because it is not UTF-8. */
export interface Decoded {
  readonly text: string;
  readonly guessed: boolean;
}

/** UTF-16 by its byte order mark, otherwise UTF-8, and Windows-1252 for each line that is not UTF-8. */
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
    return { text: lines(bytes).map(decodeLine).join(''), guessed: true };
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
