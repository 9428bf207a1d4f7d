export type { SearchFunction, SearchGroup } from './createSearch.ts';
export { SearchCommandRow, type SearchCommandRowProps } from './SearchCommandRow.tsx';
export { SearchOverlay, type SearchOverlayProps } from './SearchOverlay.tsx';
export type { SearchKey } from './SearchPanel.tsx';
export { SearchResultRow, type SearchItem, type SearchResultRowProps } from './SearchResultRow.tsx';
