export type { SearchFunction } from './createSearch.ts';
export { SearchOverlay, type SearchOverlayProps } from './SearchOverlay.tsx';
export { SearchResultRow, type SearchItem, type SearchResultRowProps } from './SearchResultRow.tsx';
