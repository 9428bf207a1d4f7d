import { useGetContractNotes } from '@wealth/api-sdk/trade';
import type { RangeSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useRanges } from '@wealth/parts';
import { cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';

/** What the contract notes of some days come to, and what stands in their place while there is nothing to show. */
export function useNoteSummaries({ from, to }: RangeSearch) {
  const t = useMessages('contractNote');
  const { name: range } = useRanges({ from, to });
  const query = useGetContractNotes({ from, to });
  const notes = query.data?.items ?? [];
  const waiting = cardStateOf(query, {
    failedTitle: t('notesFailed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={10} />,
  });
  const empty = { kind: 'empty', title: t('notesEmpty'), text: t('notesEmptyText') } as const;
  return { notes, range, state: waiting ?? (notes.length === 0 ? empty : undefined) };
}
