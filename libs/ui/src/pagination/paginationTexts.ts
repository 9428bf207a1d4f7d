/** What Pagination and LoadMore say. */
export interface PaginationTexts {
  /** Names the landmark. */
  pages: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  more: string;
  failed: string;
  end: string;
}

export const englishPaginationTexts: PaginationTexts = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  more: 'Show more',
  failed: 'More could not be loaded.',
  end: 'This is the end of the list.',
};
