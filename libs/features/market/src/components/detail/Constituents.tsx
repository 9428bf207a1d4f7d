import type { Constituent } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { InstrumentCell } from '@wealth/parts';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';

/** The members of an index, the weightiest first. */
export function Constituents({ members }: { members: readonly Constituent[] }) {
  const t = useMessages('market');
  const formats = useFormats();
  const columns: ReadonlyArray<DataTableColumn<Constituent>> = [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: (member) => <InstrumentCell instrument={member} />,
    },
    {
      id: 'weight',
      header: t('weight'),
      align: 'end',
      cell: ({ weight }) => formats.percent(weight, { isSigned: false }),
    },
  ];
  return (
    <DataTable
      aria-label={t('constituents')}
      columns={columns}
      rows={members.toSorted((left, right) => right.weight - left.weight)}
      rowId={instrumentIdOf}
    />
  );
}
