import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { PortfolioIcon } from '../icon/icons.ts';
import type { SearchFunction, SearchGroup } from './createSearch.ts';
import { SearchCommandRow } from './SearchCommandRow.tsx';
import { keyOfExample, type AnyExample } from './searchExamples.ts';
import { SearchOverlay } from './SearchOverlay.tsx';
import { SearchResultRow } from './SearchResultRow.tsx';
import { createSearchOverlay } from './store.ts';
import { useSearchShortcut } from './useSearchShortcut.ts';

export interface SearchExampleProps {
  isOpenAtFirst: boolean;
  search: SearchFunction<AnyExample>;
  heading?: string;
  beside?: (text: string) => ReadonlyArray<SearchGroup<AnyExample>>;
  textOf?: (item: AnyExample) => string | null;
  beneath?: ReactNode;
  onChoose: (item: AnyExample) => void;
  logError: (error: unknown) => void;
  minLength?: number;
}

const openerText = 'Open the search';

/** A page with a search of its own, as the stories show it. */
export function SearchExample({ isOpenAtFirst, heading = 'Instruments', ...props }: SearchExampleProps) {
  const [store] = useState(() => createSearchOverlay());
  useSearchShortcut(store);
  useEffect(() => {
    if (isOpenAtFirst) store.open();
  }, [isOpenAtFirst, store]);
  return (
    <>
      <Button variant="secondary" onPress={store.open}>
        {openerText}
      </Button>
      <SearchOverlay
        {...props}
        store={store}
        heading={heading}
        note="Simulated prices"
        keyOf={keyOfExample}
        renderItem={(item, query) =>
          'command' in item ? (
            <SearchCommandRow
              icon={<PortfolioIcon size="sm" />}
              name={item.command}
              hint={item.hint}
              query={query}
            />
          ) : (
            <SearchResultRow item={item} query={query} />
          )
        }
      />
    </>
  );
}
