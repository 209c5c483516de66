// A text as a square code for cameras: one path for a picture. In a chunk of its own, loaded when an invitation is shown.
import { encode } from 'uqr';

/** Empty modules around the code: what the standard asks for. */
const QUIET = 4;

export function codePath(text: string): { d: string; size: number } {
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  const parts: string[] = [];
  data.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      const from = x;
      while (x < row.length && row[x]) x += 1;
      if (x > from) parts.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
      else x += 1;
    }
  });
  return { d: parts.join(''), size: data.length };
}
