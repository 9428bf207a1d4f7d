import type { OrderDetail } from '@wealth/api-sdk/model';
import { minus, toRupees, type Paise } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { orderMoney } from '../../core/order/orderMoney.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

/** What the review said: null for what it did not know. */
export interface Estimated {
  value: Paise | null;
  charges: Paise | null;
  total: Paise | null;
}

interface Compared {
  name: string;
  before: Paise | null;
  actual: Paise;
  isTotal: boolean;
}

function useRows({ order, estimated }: ResultComparisonProps): Compared[] {
  const { t } = useTicketWords();
  const { value, charges, total } = orderMoney(order);
  const totalName = t(order.side === 'BUY' ? 'resultTotalBuy' : 'resultTotalSell');
  return [
    { name: t('resultValue'), before: estimated.value, actual: value, isTotal: false },
    { name: t('resultCharges'), before: estimated.charges, actual: charges, isTotal: false },
    { name: totalName, before: estimated.total, actual: total, isTotal: true },
  ];
}

const difference = ({ before, actual }: Compared) =>
  before === null ? null : toRupees(minus(actual, before));

/** A phone has no room for three amounts beside each other. */
function Lines({ rows }: { rows: readonly Compared[] }) {
  const { t } = useTicketWords();
  return (
    <dl className="grid text-detail">
      {rows.map((row) => (
        <div key={row.name} className="flex flex-wrap justify-between gap-x-4 border-t border-border py-1.5">
          <dt className={row.isTotal ? 'font-semibold' : ''}>{row.name}</dt>
          <dd className="ml-auto text-end tabular-nums">
            <span className="font-semibold">
              <Money rupees={toRupees(row.actual)} />
            </span>
            {row.before !== null && (
              <span className="flex flex-wrap justify-end gap-x-3 text-caption text-fg-muted">
                <span>
                  {t('resultEstimated')} <Money rupees={toRupees(row.before)} />
                </span>
                <span>
                  {t('resultDifference')} <Money rupees={difference(row)} isSigned />
                </span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ rows }: { rows: readonly Compared[] }) {
  const { t } = useTicketWords();
  const cell = 'py-1.5 ps-3 text-end wrap-anywhere';
  return (
    <table className="w-full text-detail tabular-nums">
      <caption className="sr-only">{t('resultComparison')}</caption>
      <thead>
        <tr className="text-caption text-fg-muted">
          <th scope="col">
            <span className="sr-only">{t('resultLine')}</span>
          </th>
          {[t('resultEstimated'), t('resultActual'), t('resultDifference')].map((head) => (
            <th key={head} scope="col" className="ps-3 pb-1.5 text-end font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className={`border-t border-border ${row.isTotal ? 'font-semibold' : ''}`}>
            <th scope="row" className="py-1.5 text-start font-[inherit]">
              {row.name}
            </th>
            <td className={`${cell} text-fg-muted`}>
              <Money rupees={row.before === null ? null : toRupees(row.before)} />
            </td>
            <td className={`${cell} font-semibold`}>
              <Money rupees={toRupees(row.actual)} />
            </td>
            <td className={cell}>
              <Money rupees={difference(row)} isSigned />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface ResultComparisonProps {
  order: OrderDetail;
  estimated: Estimated;
}

/** What came of an order: estimated, actual and the difference. */
export function ResultComparison(props: ResultComparisonProps) {
  const rows = useRows(props);
  return useBreakpoint() === 'mobile' ? <Lines rows={rows} /> : <Table rows={rows} />;
}
