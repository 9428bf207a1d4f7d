import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useToday } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { SkeletonTable } from '@wealth/ui/skeleton';
import type { CorporateAction } from '../../model/corporateAction.ts';
import { QueryPart, type QueryPartProps } from './QueryPart.tsx';
import { useActionText } from './useActionText.ts';

function useColumns(): ReadonlyArray<DataTableColumn<CorporateAction>> {
  const t = useMessages('market');
  const formats = useFormats();
  const textOf = useActionText();
  const today = useToday();
  return [
    {
      id: 'action',
      header: t('action'),
      isRowHeader: true,
      cell: (action) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          {textOf(action)}
          {action.exDate > today && <Badge tone="info">{t('announced')}</Badge>}
        </span>
      ),
    },
    { id: 'ex', header: t('exDate'), align: 'end', cell: ({ exDate }) => formats.day(exDate) },
    {
      id: 'record',
      header: t('recordDate'),
      align: 'end',
      from: 'tablet',
      cell: ({ recordDate }) => formats.day(recordDate),
    },
    {
      id: 'then',
      header: t('paidOrAllotted'),
      align: 'end',
      from: 'tablet',
      cell: (action) => formats.day(action.kind === 'dividend' ? action.paidOn : action.allottedOn),
    },
  ];
}

function Table({ actions }: { actions: readonly CorporateAction[] }) {
  const t = useMessages('market');
  const columns = useColumns();
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

export type CorporateActionsProps = Pick<QueryPartProps<readonly CorporateAction[]>, 'query'>;

/** Dividends, bonuses and splits, the newest first. */
export function CorporateActions({ query }: CorporateActionsProps) {
  const t = useMessages('market');
  return (
    <QueryPart
      query={query}
      failedTitle={t('actionsFailed')}
      failedText={t('chartFailedText')}
      skeleton={<SkeletonTable rows={3} />}
    >
      {(actions) => <Table actions={actions} />}
    </QueryPart>
  );
}
