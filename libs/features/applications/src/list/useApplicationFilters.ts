import { applicationStatuses } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import type { ListFilter } from '@wealth/parts';

const longestQuery = 64;

/** What of the applications can be left out, besides their kind. */
export function useApplicationFilters(): ListFilter[] {
  const t = useMessages('applications');
  return [
    {
      kind: 'text',
      name: 'query',
      label: t('search'),
      maxLength: longestQuery,
      nameOf: (text) => t('searched', { text }),
    },
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      any: t('anyStatus'),
      options: applicationStatuses.map((status) => ({ value: status, label: t(status) })),
    },
  ];
}
