import { toRupees } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';

export interface TicketFootProps {
  ticket: Ticket;
  onReview: () => void;
  onCancel: () => void;
}

const labels = {
  BUY: { exact: 'reviewBuy', about: 'reviewBuyAbout' },
  SELL: { exact: 'reviewSell', about: 'reviewSellAbout' },
} as const;

/** The consequence on one button. */
export function TicketFoot({ ticket, onReview, onCancel }: TicketFootProps) {
  const { t, quantity, amount } = useTicketWords();
  const { order, cost } = ticket.summary;
  const isBuy = order.side === 'BUY';
  const isExact = order.price !== null;
  const label =
    cost && order.quantity !== null
      ? t(labels[order.side][isExact ? 'exact' : 'about'], {
          quantity: quantity(order.quantity),
          total: amount(cost.cash),
        })
      : t('review');
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p className="mr-auto flex flex-wrap items-baseline gap-x-3 text-detail text-fg-muted tablet:hidden">
        {t(isBuy ? 'totalPay' : 'totalReceive')}
        <span className="font-semibold text-fg">
          <Money rupees={cost && toRupees(cost.cash)} isPublic />
        </span>
      </p>
      <span className="max-tablet:hidden">
        <Button variant="ghost" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </span>
      <span className="grid max-tablet:w-full">
        <Button variant={isBuy ? 'buy' : 'sell'} size="lg" isFullWidth onPress={onReview}>
          {label}
        </Button>
      </span>
      <kbd className="rounded-badge border border-border-control px-1.5 py-0.5 font-sans text-caption text-fg-muted pointer-coarse:hidden max-tablet:hidden">
        {t('reviewShortcut')}
      </kbd>
    </div>
  );
}
