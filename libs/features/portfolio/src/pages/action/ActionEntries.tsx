import type { ActionEntry } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { DataTable } from '@wealth/ui/data-table';

/** Accounts that an action moves something on. */
const accountTexts: Readonly<Record<string, PlainMessageKey<'corporateActions'>>> = {
  settled: 'accountSettled',
  incoming: 'accountIncoming',
  pledged: 'accountPledged',
  inTransit: 'accountInTransit',
  clearingUnits: 'accountCompany',
  registrar: 'accountRegistrar',
  taxOffice: 'accountTaxOffice',
  bank: 'accountBank',
};

/** The double entries of the ledger that made it, by the names of its accounts. */
export function ActionEntries({ entries }: { entries: readonly ActionEntry[] }) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  const nameOf = (account: string) => {
    const key = accountTexts[account];
    return key === undefined ? account : t(key);
  };
  return (
    <Card title={t('entries')} isFlush>
      <DataTable
        aria-label={t('entries')}
        rows={entries}
        rowId={({ id }) => String(id)}
        columns={[
          { id: 'id', header: t('entry'), isRowHeader: true, cell: ({ id }) => String(id) },
          {
            id: 'day',
            header: t('effective'),
            from: 'tablet',
            cell: ({ time }) => formats.day(istDay(Date.parse(time))),
          },
          {
            id: 'accounts',
            header: t('accounts'),
            cell: ({ from, to }) => t('fromTo', { from: nameOf(from), to: nameOf(to) }),
          },
          {
            id: 'units',
            header: t('shares'),
            align: 'end',
            cell: ({ units }) => units !== null && <PrivateFigure>{formats.quantity(units)}</PrivateFigure>,
          },
          {
            id: 'amount',
            header: t('money'),
            align: 'end',
            cell: ({ amount }) => amount !== null && <Money rupees={amount} />,
          },
        ]}
      />
    </Card>
  );
}
