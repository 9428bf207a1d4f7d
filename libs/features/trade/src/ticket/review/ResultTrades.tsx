import type { OrderDetail, OrderTrade } from '@wealth/api-sdk/model';
import { PrivateFigure } from '@wealth/parts';
import { tradedAtPrices, type TradedAt } from '../../core/order/tradedAt.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

/** Trades that are listed one by one: the newest. */
const newestCount = 5;
/** Prices of an order in many trades: those of the most units. */
const priceCount = 8;

interface LinesProps {
  caption: string;
  heads: readonly string[];
  rows: ReadonlyArray<{ id: string; first: string; quantity: number; last: string }>;
}

/** Three columns: the middle one hides with the amounts. */
function Lines({ caption, heads, rows }: LinesProps) {
  const { quantity } = useTicketWords();
  return (
    <table className="w-full text-detail tabular-nums">
      <caption className="pb-1 text-start text-caption text-fg-muted">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-t border-border">
            <td className="py-1.5 text-fg-muted">{row.first}</td>
            <td className="py-1.5 text-end">
              <PrivateFigure>{quantity(row.quantity)}</PrivateFigure>
            </td>
            <td className="py-1.5 text-end">{row.last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ByPrice({ prices }: { prices: readonly TradedAt[] }) {
  const { t, formats } = useTicketWords();
  const largest = prices.toSorted((left, right) => right.quantity - left.quantity).slice(0, priceCount);
  const left = prices.length - largest.length;
  return (
    <>
      <Lines
        caption={t('resultByPrice')}
        heads={[t('price'), t('quantity'), t('resultTradeCount')]}
        rows={largest.map(({ price, quantity, count }) => ({
          id: String(price),
          first: formats.price(price),
          quantity,
          last: t('resultInTrades', { count, shown: formats.quantity(count) }),
        }))}
      />
      {left > 0 && (
        <p className="text-caption text-fg-muted">
          {t('resultMorePrices', { count: left, shown: formats.quantity(left) })}
        </p>
      )}
    </>
  );
}

const timeOf = ({ time }: OrderTrade) => Date.parse(time);

/** The trades of an order as they come; of one in many trades what each price has brought, and the newest. */
export function ResultTrades({ order: { trades } }: { order: Pick<OrderDetail, 'trades'> }) {
  const { t, formats } = useTicketWords();
  if (trades.length === 0) return null;
  const isMany = trades.length > newestCount;
  const newest = isMany
    ? trades.toSorted((left, right) => timeOf(right) - timeOf(left)).slice(0, newestCount)
    : trades;
  return (
    <>
      {isMany && <ByPrice prices={tradedAtPrices(trades)} />}
      <Lines
        caption={isMany ? t('resultNewest') : t('resultTrades')}
        heads={[t('resultTime'), t('quantity'), t('price')]}
        rows={newest.map(({ id, time, quantity, price }) => ({
          id,
          first: formats.marketTime(time, { hasSeconds: true }),
          quantity,
          last: formats.price(price),
        }))}
      />
      {isMany && (
        <p className="text-caption text-fg-muted">
          {t('resultAllInDetail', { shown: formats.quantity(trades.length) })}
        </p>
      )}
    </>
  );
}
