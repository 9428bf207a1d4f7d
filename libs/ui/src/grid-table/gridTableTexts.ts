/** What a GridTable and its ColumnChooser say. */
export interface GridTableTexts {
  /** Names the column of row actions, whose head shows nothing. */
  actions: string;
  /** The button that opens the choice, and the name of the choice. */
  columns: string;
}

export const englishGridTableTexts: GridTableTexts = {
  actions: 'Actions',
  columns: 'Columns',
};
