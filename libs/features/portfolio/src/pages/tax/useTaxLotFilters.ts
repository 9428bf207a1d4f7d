import type { TaxReport } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import type { ListFilter } from '@wealth/parts';
import { useTaxWords } from './useTaxWords.ts';

const longestQuery = 64;

/** What of the lots sold can be left out. */
export function useTaxLotFilters({ periods }: TaxReport): ListFilter[] {
  const t = useMessages('tax');
  const { termName, periodName } = useTaxWords();
  return [
    {
      kind: 'text',
      name: 'query',
      label: t('lotsSearch'),
      maxLength: longestQuery,
      nameOf: (text) => t('lotsSearched', { text }),
    },
    {
      kind: 'choice',
      name: 'term',
      label: t('lotsTerm'),
      any: t('lotsAnyTerm'),
      options: (['short_term', 'long_term'] as const).map((term) => ({ value: term, label: termName(term) })),
    },
    {
      kind: 'choice',
      name: 'period',
      label: t('lotsPeriod'),
      any: t('lotsAnyPeriod'),
      options: periods.map((period) => ({ value: String(period.period), label: periodName(period) })),
    },
  ];
}
