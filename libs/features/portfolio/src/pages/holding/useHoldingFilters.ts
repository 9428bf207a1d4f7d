import { useMessages } from '@wealth/i18n-locale-react';
import type { ListFilter } from '@wealth/parts';

const longestQuery = 64;

/** What of the holdings can be left out. */
export function useHoldingFilters(): ListFilter[] {
  const t = useMessages('holdings');
  return [
    {
      kind: 'text',
      name: 'query',
      label: t('search'),
      maxLength: longestQuery,
      nameOf: (text) => t('filterText', { text }),
    },
    {
      kind: 'choice',
      name: 'show',
      label: t('result'),
      any: t('anyResult'),
      options: [
        { value: 'gain', label: t('withGain') },
        { value: 'loss', label: t('withLoss') },
      ],
    },
  ];
}
