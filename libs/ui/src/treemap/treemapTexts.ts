/** What a Treemap says. */
export interface TreemapTexts {
  /** Name of a tile: "Dakshin Bank, DAKSHBK, +0.62%". */
  tile: (name: string, symbol: string, change: string) => string;
  /** Name of a sector, as a group and as a tile: "Financials, +0.16%". */
  sector: (name: string, change: string) => string;
  /** Name of the row of shades. */
  scale: string;
  emptyTitle: string;
  emptyText: string;
}

export const englishTreemapTexts: TreemapTexts = {
  tile: (name, symbol, change) =>
    name === symbol ? `${symbol}, ${change}` : `${name}, ${symbol}, ${change}`,
  sector: (name, change) => `${name}, ${change}`,
  scale: 'Shades from a fall of 3 percent to a rise of 3 percent',
  emptyTitle: 'No sectors to show',
  emptyText: 'The map appears with the first prices of the day.',
};
