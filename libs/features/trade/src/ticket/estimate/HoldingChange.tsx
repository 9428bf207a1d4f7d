import type { CheckedOrder, HoldingParts, Paise } from '@wealth/domain';
import { PrivateFigure } from '@wealth/parts';
import { memo } from 'react';
import { averageAfter } from './averageAfter.ts';
import { weightsOf } from './weightsOf.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

interface HoldingChangeProps extends Pick<CheckedOrder, 'side' | 'quantity'> {
  holding: HoldingParts | null;
  /** What was paid a unit, in rupees; null for nothing held. */
  average: number | null;
  /** Of a sale what a unit of the rest has cost: the oldest lots go first. Null while the lots are not known. */
  averageLeft: number | null;
  /** Of the order; null where nothing can be counted. */
  value: Paise | null;
  lastPrice: Paise | null;
  /** All that is held, at its last prices; null while it is not known. */
  holdingsValue: Paise | null;
}

const row = '@max-[16rem]:grid @max-[16rem]:grid-cols-2 @max-[16rem]:gap-x-3';

/** What a fill of the whole order makes of the holding. */
export const HoldingChange = memo(function HoldingChange({
  holding,
  average,
  averageLeft,
  value,
  lastPrice,
  holdingsValue,
  ...order
}: HoldingChangeProps) {
  const { t, quantity, formats } = useTicketWords();
  if (!holding || order.quantity === null || value === null) return null;
  const isBuy = order.side === 'BUY';
  const after = holding.quantity + (isBuy ? order.quantity : -order.quantity);
  if (after < 0) return null;
  const averageThen = isBuy
    ? averageAfter({ quantity: holding.quantity, average }, { quantity: order.quantity, value })
    : averageLeft;
  const weights = weightsOf({ now: holding.quantity, after }, { lastPrice, holdingsValue });
  const rows = [
    { name: t('changesShares'), now: quantity(holding.quantity), later: quantity(after) },
    {
      name: t('changesAverage'),
      now: formats.price(average),
      later: formats.price(after === 0 ? null : averageThen),
    },
    ...(weights
      ? [
          {
            name: t('changesWeight'),
            now: formats.percent(weights.now, { isSigned: false, decimals: 1 }),
            later: formats.percent(weights.after, { isSigned: false, decimals: 1 }),
          },
        ]
      : []),
  ];
  return (
    // Where three columns have no room, as with large letters on a phone, a row's name stands above its figures.
    <div className="@container">
      <table className="w-full text-detail tabular-nums @max-[16rem]:block">
        <caption className="pb-1 text-start text-body font-semibold @max-[16rem]:block">
          {t('changes')}
        </caption>
        <thead className="text-caption text-fg-muted @max-[16rem]:block">
          <tr className={row}>
            <th scope="col" className="@max-[16rem]:sr-only">
              <span className="sr-only">{t('changes')}</span>
            </th>
            <th scope="col" className="text-end font-normal @min-[16rem]:ps-3">
              {t('changesNow')}
            </th>
            <th scope="col" className="text-end font-normal @min-[16rem]:ps-3">
              {t('changesAfter')}
            </th>
          </tr>
        </thead>
        <tbody className="@max-[16rem]:block">
          {rows.map(({ name, now, later }) => (
            <tr key={name} className={`border-t border-border ${row}`}>
              <th
                scope="row"
                className="py-1.5 text-start font-normal @max-[16rem]:col-span-2 @max-[16rem]:pb-0"
              >
                {name}
              </th>
              <td className="py-1.5 text-end wrap-anywhere @min-[16rem]:ps-3">
                <PrivateFigure>{now}</PrivateFigure>
              </td>
              <td className="py-1.5 text-end font-medium wrap-anywhere @min-[16rem]:ps-3">
                <PrivateFigure>{later}</PrivateFigure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
