import { generate } from 'lean-qr';

/** Light modules around the dark ones, as the standard asks for. */
export const quietZone = 4;

export interface QrPath {
  /** Modules of a side, with the quiet zone. */
  size: number;
  /** The dark modules, as the path of an SVG whose unit is a module. */
  path: string;
}

/** The code that holds a text, drawn row by row. */
export function qrPath(text: string): QrPath {
  const code = generate(text);
  const rows: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x += 1;
      rows.push(`M${from + quietZone} ${y + quietZone}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
  }
  return { size: code.size + 2 * quietZone, path: rows.join('') };
}
