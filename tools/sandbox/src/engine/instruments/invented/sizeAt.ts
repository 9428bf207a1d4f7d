/** Crores of rupees (1 crore is 10 million) by place among the generated issuers, the largest first. */
const corners: ReadonlyArray<readonly [place: number, crore: number]> = [
  [0, 190_000],
  [45, 98_000],
  [190, 33_500],
  [400, 12_000],
  [680, 3_400],
  [1_100, 620],
  [1_600, 90],
  [2_000, 14],
];

/**
 * Market capitalisation in crores: straight between the corners on a logarithmic scale, which makes few
 * giants, some hundred companies that an investor knows, and a long tail. The corners make about a hundred
 * large and 150 mid companies together with the curated ones.
 */
export function sizeAt(place: number): number {
  const next = corners.findIndex(([corner]) => corner > place);
  const [fromPlace, fromCrore] = corners[next - 1] ?? [0, 190_000];
  const [toPlace, toCrore] = corners[next] ?? [2_000, 14];
  const ratio = (place - fromPlace) / (toPlace - fromPlace);
  return fromCrore * (toCrore / fromCrore) ** ratio;
}
