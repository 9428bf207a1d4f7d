/** What a suffix of a short figure counts. */
const units: Readonly<Record<string, number>> = { '': 1, '%': 1, K: 1e3, L: 1e5, Cr: 1e7, 'L Cr': 1e12 };

const figurePattern =
  /(?<sign>[+−-]?)₹?(?<digits>\d[\d,]*(?:\.(?<decimals>\d+))?)[\s\u00A0]?(?<unit>L Cr|Cr|[KL%](?![A-Za-z]))?/gu;

interface Written {
  value: number;
  /** What one more in its last place would add. */
  place: number;
}

/** Short figures have three digits that count: 1,210 Cr. */
function lastPlaceOf(size: number, decimals: number, factor: number): number {
  return (factor > 1 && size >= 1_000 ? 10 : 10 ** -decimals) * factor;
}

function readFigure({ groups }: RegExpMatchArray): Written {
  const { sign = '', digits = '', decimals = '', unit = '' } = groups ?? {};
  const factor = units[unit] ?? 1;
  const size = Number(digits.replaceAll(',', ''));
  const isBelow = /[−-]/u.test(sign);
  return { value: (isBelow ? -size : size) * factor, place: lastPlaceOf(size, decimals.length, factor) };
}

/**
 * Whether a text says a figure, as exactly as it is written: to the paisa where there are two decimals, to a tenth of a
 * lakh where it says ₹37.4 L. Read without any code of the app.
 */
export function says(text: string, figure: number): boolean {
  // Half of the last place, and what a binary fraction of that size is off by.
  const isNear = ({ value, place }: Written) =>
    Math.abs(value - figure) <= place / 2 + Math.abs(figure) * 1e-12 + 1e-9;
  return [...text.matchAll(figurePattern)].map(readFigure).some(isNear);
}
