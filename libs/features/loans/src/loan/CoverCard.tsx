import { missing } from '@wealth/i18n-locale';
import { useSetSaleOrder } from '@wealth/api-sdk/credit';
import type { LoanCover, LoanDetail } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { useConfirmed } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { DataTable } from '@wealth/ui/data-table';
import { Note } from '@wealth/ui/note';
import { useLoanWords } from '../parts/useLoanWords.ts';

export interface CoverCardProps {
  loan: LoanDetail;
}

/** The pledged shares with what counts of each. */
export function CoverCard({ loan }: CoverCardProps) {
  const { t, ownUnits, percent, amount } = useLoanWords();
  const { cover, value, value_after_haircut: after } = loan;
  return (
    <Card title={t('pledgedShares')} note={t('theyStayYours')} isFlush>
      <DataTable
        aria-label={t('pledgedShares')}
        rows={cover}
        rowId={({ isin }) => isin}
        columns={[
          {
            id: 'share',
            header: t('share'),
            isRowHeader: true,
            cell: ({ instrument }: LoanCover) => (
              <span className="grid">
                <span className="font-medium">{instrument.symbol}</span>
                <span className="text-caption text-fg-muted">{instrument.name}</span>
              </span>
            ),
            total: t('sharesCount', { count: cover.length }),
          },
          { id: 'units', header: t('pledged'), align: 'end', cell: ({ quantity }) => ownUnits(quantity) },
          {
            id: 'price',
            header: t('atClose'),
            align: 'end',
            from: 'tablet',
            cell: ({ price }) => amount(price),
          },
          {
            id: 'value',
            header: t('value'),
            align: 'end',
            from: 'tablet',
            cell: (row) => <Money rupees={row.value} />,
            total: <Money rupees={value} />,
          },
          {
            id: 'haircut',
            header: t('haircut'),
            align: 'end',
            from: 'tablet',
            cell: ({ haircut_percent: haircut }) => percent(haircut, 0),
          },
          {
            id: 'after',
            header: t('afterHaircut'),
            align: 'end',
            cell: (row) => <Money rupees={row.value_after_haircut} />,
            total: <Money rupees={after} />,
          },
          {
            id: 'part',
            header: t('ofCover'),
            align: 'end',
            from: 'wide',
            cell: (row) => (after === 0 ? missing : percent((row.value_after_haircut / after) * 100, 1)),
          },
        ]}
      />
    </Card>
  );
}

/** In which order shares would be sold; the first one can be another. */
function SaleOrder({ loan }: CoverCardProps) {
  const { t } = useLoanWords();
  const change = useSetSaleOrder();
  const { run, isPending } = useConfirmed({
    send: (isins: string[]) => change.mutateAsync({ id: loan.id, data: { isins } }),
    success: () => t('orderChanged'),
  });
  const symbolOf = (isin: string) => loan.cover.find((one) => one.isin === isin)?.instrument.symbol ?? isin;
  const { sale_order: order } = loan;
  return (
    <section aria-label={t('saleOrder')} className="grid gap-2 text-detail">
      <h3 className="text-label">{t('saleOrder')}</h3>
      <ol className="grid gap-1">
        {order.map((isin, index) => (
          <li key={isin} className="flex min-h-11 items-center justify-between gap-3">
            <span>{t('placed', { place: String(index + 1), symbol: symbolOf(isin) })}</span>
            {index > 0 && (
              <Button
                variant="ghost"
                size="sm"
                isPending={isPending}
                aria-label={t('sellFirst', { symbol: symbolOf(isin) })}
                onPress={() => void run([isin, ...order.filter((one) => one !== isin)])}
              >
                {t('makeFirst')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happens further down, and in which order shares go. */
export function FurtherCard({ loan, callDays }: CoverCardProps & { callDays: number }) {
  const { t } = useLoanWords();
  const steps = [
    { value: <Money rupees={loan.warning_level} />, title: t('fallTold'), text: t('fallToldText') },
    {
      value: <Money rupees={loan.call_level} />,
      title: t('marginCall'),
      text: t('fallCallText', { count: String(callDays) }),
    },
    {
      value: t('dayAfterCall', { day: String(callDays + 1) }),
      title: t('fallSold'),
      text: t('fallSoldText'),
    },
  ];
  return (
    <Card title={t('ifFurther')}>
      <div className="grid gap-4">
        <ol className="divide-y divide-border text-detail">
          {steps.map(({ value, title, text }) => (
            <li key={title} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 py-2">
              <span className="font-medium tabular-nums">{value}</span>
              <span>
                <span className="block">{title}</span>
                <span className="block text-caption text-fg-muted">{text}</span>
              </span>
            </li>
          ))}
        </ol>
        {loan.sale_order.length > 0 && <SaleOrder loan={loan} />}
        <Note>{t('nobodyTakesAFee')}</Note>
      </div>
    </Card>
  );
}
