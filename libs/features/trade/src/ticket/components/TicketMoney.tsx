import { averageAfter } from '../model/averageAfter.ts';
import { toRupees } from '@wealth/domain';
import { Money, OwnFigure, WhileShown } from '@wealth/parts';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { useId } from 'react';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { Fact } from './Facts.tsx';

/** Of a purchase: the money that is there, what the order blocks, and what is left. */
export function CashBar({ ticket }: { ticket: Ticket }) {
  const { t, percent } = useTicketWords();
  const titleId = useId();
  const { needed, left, order } = ticket.summary;
  const { available } = ticket.readings.facts;
  if (order.side === 'SELL' || available === null) return null;
  const isMissing = left !== null && left < 0;
  const share = needed === null || available <= 0 ? 0 : Math.min(100, Math.round((needed / available) * 100));
  return (
    <section aria-labelledby={titleId} className="grid gap-2 text-detail">
      <h3 id={titleId} className="text-body font-semibold">
        {t('cash')}
      </h3>
      <WhileShown>
        <ProgressMeter label={t('cashUse')} value={share} valueText={percent(share)} />
      </WhileShown>
      <dl className="grid gap-1">
        <Fact name={t('availableCash')}>
          <Money rupees={toRupees(available)} />
        </Fact>
        {needed !== null && (
          <Fact name={t('neededCash')}>
            <Money rupees={toRupees(needed)} isPublic />
          </Fact>
        )}
        {left !== null && (
          <Fact name={t(isMissing ? 'missingCash' : 'leftCash')} isStrong>
            <Money rupees={toRupees(left).abs()} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

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
    { name: t('changesShares'), now: quantity(holding.quantity), then: quantity(after) },
    {
      name: t('changesAverage'),
      now: formats.price(average),
      then: formats.price(after === 0 ? null : averageThen),
    },
  ];
  return (
    <table className="w-full text-detail tabular-nums">
      <caption className="pb-1 text-start text-body font-semibold">{t('changes')}</caption>
      <thead className="text-caption text-fg-muted">
        <tr>
          <td />
          <th scope="col" className="text-end font-normal">
            {t('changesNow')}
          </th>
          <th scope="col" className="text-end font-normal">
            {t('changesAfter')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, then }) => (
          <tr key={name} className="border-t border-border">
            <th scope="row" className="py-1.5 text-start font-normal">
              {name}
            </th>
            <td className="py-1.5 text-end">
              <OwnFigure>{now}</OwnFigure>
            </td>
            <td className="py-1.5 text-end font-medium">
              <OwnFigure>{then}</OwnFigure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
