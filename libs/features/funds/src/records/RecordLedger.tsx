import type { FundRecordDetail } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { DataTable } from '@wealth/ui/data-table';
import { AlertIcon, SuccessIcon } from '@wealth/ui/icon';
import { ledgerDifference, sidesOf, type EntrySide } from './recordSums.ts';

const accountTexts: Readonly<Record<string, PlainMessageKey<'funds'>>> = {
  cash: 'recordAccountCash',
  bank: 'recordAccountBank',
  unsettled: 'recordAccountUnsettled',
  clearing: 'recordAccountClearing',
  charges: 'recordAccountCharges',
  fees: 'recordAccountFees',
};

/** The entries of the ledger behind a record: what leaves one account comes into another. */
export function RecordLedger({ record }: { record: FundRecordDetail }) {
  const t = useMessages('funds');
  const formats = useFormats();
  const difference = ledgerDifference(record);
  const addsUp = difference === 0;
  const nameOf = (account: string) => {
    const key = accountTexts[account];
    return key === undefined ? account : t(key);
  };
  const entryOf = ({ entry }: EntrySide) =>
    t('recordEntry', {
      id: String(entry.id),
      time: formats.marketTime(entry.time, { hasSeconds: true, hasZone: false }),
    });
  return (
    <Card
      title={t('recordLedger')}
      headingLevel="h3"
      isFlush
      action={
        addsUp ? (
          <Badge tone="positive" icon={<SuccessIcon size="xs" />}>
            {t('recordAddsUp')}
          </Badge>
        ) : (
          <Badge tone="warning" icon={<AlertIcon size="xs" />}>
            {t('recordDoesNotAddUp')}
          </Badge>
        )
      }
    >
      <DataTable<EntrySide>
        aria-label={t('recordLedger')}
        rows={sidesOf(record.entries)}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'account',
            header: t('recordAccount'),
            isRowHeader: true,
            cell: (side) => (
              <>
                {nameOf(side.account)}
                {side.isOut && <span className="block text-caption text-fg-subtle">{entryOf(side)}</span>}
              </>
            ),
            total: t('recordDifference'),
          },
          {
            id: 'out',
            header: t('recordOutOf'),
            align: 'end',
            cell: ({ entry, isOut }) => isOut && <Money rupees={entry.amount} />,
          },
          {
            id: 'into',
            header: t('recordInto'),
            align: 'end',
            cell: ({ entry, isOut }) => !isOut && <Money rupees={entry.amount} />,
            total: <Money rupees={toRupees(difference)} isPublic />,
          },
        ]}
      />
    </Card>
  );
}
