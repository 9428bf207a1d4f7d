import type { CheckedOrder, HoldingParts, Paise } from '@wealth/domain';
import { OwnFigure } from '@wealth/parts';
import { memo } from 'react';
import { averageAfter } from '../model/averageAfter.ts';
import { useTicketWords } from '../useTicketWords.ts';

interface HoldingChangeProps extends Pick<CheckedOrder, 'side' | 'quantity'> {
  holding: HoldingParts | null;
  /** What was paid a unit, in rupees; null for nothing held. */
  average: number | null;
  /** Of the order; null where nothing can be counted. */
  value: Paise | null;
}

/** What a fill of the whole order makes of the holding. */
export const HoldingChange = memo(function HoldingChange({
  holding,
  average,
  value,
  ...order
}: HoldingChangeProps) {
  const { t, quantity, formats } = useTicketWords();
  if (!holding || order.quantity === null || value === null) return null;
  const isBuy = order.side === 'BUY';
  const after = holding.quantity + (isBuy ? order.quantity : -order.quantity);
  if (after < 0) return null;
  const averageThen = isBuy
    ? averageAfter({ quantity: holding.quantity, average }, { quantity: order.quantity, value })
    : average;
  const rows = [
    { name: t('changesShares'), now: quantity(holding.quantity), later: quantity(after) },
    {
      name: t('changesAverage'),
      now: formats.price(average),
      later: formats.price(after === 0 ? null : averageThen),
    },
  ];
  return (
    <table className="w-full text-detail tabular-nums">
      <caption className="pb-1 text-start text-body font-semibold">{t('changes')}</caption>
      <thead className="text-caption text-fg-muted">
        <tr>
          <th scope="col">
            <span className="sr-only">{t('changes')}</span>
          </th>
          <th scope="col" className="ps-3 text-end font-normal">
            {t('changesNow')}
          </th>
          <th scope="col" className="ps-3 text-end font-normal">
            {t('changesAfter')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, later }) => (
          <tr key={name} className="border-t border-border">
            <th scope="row" className="py-1.5 text-start font-normal">
              {name}
            </th>
            <td className="py-1.5 ps-3 text-end">
              <OwnFigure>{now}</OwnFigure>
            </td>
            <td className="py-1.5 ps-3 text-end font-medium">
              <OwnFigure>{later}</OwnFigure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
