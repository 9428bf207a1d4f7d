import { recordKinds, recordStates } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import type { ListFilter } from '@wealth/parts';
import { recordKindTexts, recordStateTexts } from './useRecordWords.ts';

const longestQuery = 64;

/** What of the records can be left out. */
export function useRecordFilters(): ListFilter[] {
  const t = useMessages('funds');
  return [
    {
      kind: 'text',
      name: 'query',
      label: t('recordSearch'),
      maxLength: longestQuery,
      nameOf: (text) => t('recordSearched', { text }),
    },
    { kind: 'range' },
    {
      kind: 'choice',
      name: 'kind',
      label: t('recordKind'),
      any: t('recordAnyKind'),
      options: recordKinds.map((kind) => ({ value: kind, label: t(recordKindTexts[kind]) })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: t('recordState'),
      any: t('recordAnyState'),
      options: recordStates.map((state) => ({ value: state, label: t(recordStateTexts[state]) })),
    },
  ];
}
