import { OwnFigure } from '@wealth/parts';
import { averageAfter } from '../model/averageAfter.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';

/** What a fill of the whole order makes of the holding. */
export function HoldingChange({ ticket, average }: { ticket: Ticket; average: number | null }) {
  const { t, quantity, formats } = useTicketWords();
  const { holding } = ticket.readings.facts;
  const { order, cost } = ticket.summary;
  if (!holding || order.quantity === null || !cost) return null;
  const isBuy = order.side === 'BUY';
  const after = holding.quantity + (isBuy ? order.quantity : -order.quantity);
  if (after < 0) return null;
  const averageThen = isBuy
    ? averageAfter({ quantity: holding.quantity, average }, { quantity: order.quantity, value: cost.value })
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
}
