import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';

export interface ShowMoreProps {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** What could not be had when the last press came to nothing. */
  failedText: string;
}

/** The way to more rows of a list that comes by cursor; absent where there are none. */
export function ShowMore({ query, failedText }: ShowMoreProps) {
  const t = useMessages('parts');
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      {query.isFetchNextPageError && (
        <span role="status" className="text-detail text-negative">
          {failedText}
        </span>
      )}
      <Button
        variant="secondary"
        isPending={query.isFetchingNextPage}
        onPress={() => void query.fetchNextPage()}
      >
        {t('showMore')}
      </Button>
    </div>
  );
}
