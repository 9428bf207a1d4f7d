import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import type { CorporateAction } from '../../model/corporateAction.ts';
import { useActionText } from './useActionText.ts';

/** Dividends, bonuses and splits, the newest first. */
export function CorporateActions({ actions }: { actions: readonly CorporateAction[] }) {
  const t = useMessages('market');
  const formats = useFormats();
  const textOf = useActionText();
  const columns: ReadonlyArray<DataTableColumn<CorporateAction>> = [
    { id: 'action', header: t('action'), isRowHeader: true, cell: textOf },
    { id: 'ex', header: t('exDate'), align: 'end', cell: ({ exDate }) => formats.day(exDate) },
    {
      id: 'record',
      header: t('recordDate'),
      align: 'end',
      from: 'tablet',
      cell: ({ recordDate }) => formats.day(recordDate),
    },
  ];
  if (actions.length === 0) return <p className="text-fg-muted">{t('noActions')}</p>;
  return (
    <DataTable
      aria-label={t('corporateActions')}
      columns={columns}
      rows={actions.toSorted((left, right) => right.exDate.localeCompare(left.exDate))}
      rowId={({ id }) => id}
    />
  );
}
