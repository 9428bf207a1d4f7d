import { useState, type ComponentType } from 'react';

interface SearchedProps<Search> {
  search: Search;
  onSearchChange: (patch: Search, how: { isStep: boolean }) => void;
}

export interface WithSearchProps<Search> {
  /** What the address says at first. @default {} */
  search?: Search;
  /** Is told beside it. */
  onSearchChange?: SearchedProps<Search>['onSearchChange'];
}

/** A page with what stands for its address: it says what the page asks for. */
export function withSearch<Search extends object>(Page: ComponentType<SearchedProps<Partial<Search>>>) {
  return function Searched({ search = {}, onSearchChange }: WithSearchProps<Partial<Search>>) {
    const [said, setSaid] = useState(search);
    return (
      <Page
        search={said}
        onSearchChange={(patch, how) => {
          onSearchChange?.(patch, how);
          setSaid((present) => ({ ...present, ...patch }));
        }}
      />
    );
  };
}
