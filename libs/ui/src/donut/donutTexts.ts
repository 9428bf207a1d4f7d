/** What a Donut says. */
export interface DonutTexts {
  /** Name of the slice that holds what is beyond the largest. */
  other: string;
  emptyTitle: string;
  emptyText: string;
}

export const englishDonutTexts: DonutTexts = {
  other: 'Other',
  emptyTitle: 'Nothing to divide yet',
  emptyText: 'The parts appear here as soon as there is something to hold.',
};
