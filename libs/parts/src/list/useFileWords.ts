import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import type { ListFilter } from './listFilter.ts';
import { useFilterNames } from './useFilterNames.ts';

/** What the head of a file says of its rows: their time, what else was left out, and when it was made. */
export function useFileWords(filters: readonly ListFilter[], search: object) {
  const t = useMessages('parts');
  const formats = useFormats();
  const { serverClock } = useSession();
  const { names, range } = useFilterNames(filters, search);
  const others = names.filter(({ filter }) => filter.kind !== 'range').map(({ label }) => label);
  return () => ({
    range,
    filters: others.length === 0 ? t('filterNone') : others.join(', '),
    time: formats.dateTime(serverClock.now(), { hasSeconds: true }),
  });
}
