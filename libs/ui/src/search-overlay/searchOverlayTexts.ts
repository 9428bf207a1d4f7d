/** What a SearchOverlay says. */
export interface SearchOverlayTexts {
  /** Name of the dialog and of its box. */
  search: string;
  placeholder: string;
  clear: string;
  close: string;
  /** The key that closes it, as keyboards write it. */
  escapeKey: string;
  enterKey: string;
  loading: string;
  noResults: string;
  /** Name of the list of results. */
  results: string;
  resultCount: (count: number) => string;
  hintMove: string;
  hintOpen: string;
  hintClose: string;
}

export const englishSearchOverlayTexts: SearchOverlayTexts = {
  search: 'Search',
  placeholder: 'Search stocks, indices, IPOs',
  clear: 'Clear',
  close: 'Close',
  escapeKey: 'Esc',
  enterKey: 'Enter',
  loading: 'Loading...',
  noResults: 'No results found.',
  results: 'Results',
  resultCount: (count) => (count === 1 ? '1 result' : `${count} results`),
  hintMove: 'Move',
  hintOpen: 'Open',
  hintClose: 'Close',
};
