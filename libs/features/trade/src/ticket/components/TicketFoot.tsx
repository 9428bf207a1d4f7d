import { toRupees, type OrderCost, type Side } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { memo } from 'react';
import { useTicketWords } from '../useTicketWords.ts';

export interface TicketFootProps {
  side: Side;
  quantity: number | null;
  cost: OrderCost | null;
  /** Whether its price is the one that was typed. */
  isExact: boolean;
  onReview: () => void;
  onCancel: () => void;
}

const labels = {
  BUY: { exact: 'reviewBuy', about: 'reviewBuyAbout' },
  SELL: { exact: 'reviewSell', about: 'reviewSellAbout' },
} as const;

const Cancel = memo(function Cancel({ onCancel }: Pick<TicketFootProps, 'onCancel'>) {
  const { t } = useTicketWords();
  return (
    <Button variant="ghost" onPress={onCancel}>
      {t('cancel')}
    </Button>
  );
});

/** The consequence on one button. */
export const TicketFoot = memo(function TicketFoot({
  side,
  quantity: units,
  cost,
  isExact,
  onReview,
  onCancel,
}: TicketFootProps) {
  const { t, quantity, amount } = useTicketWords();
  const isBuy = side === 'BUY';
  const label =
    cost && units !== null
      ? t(labels[side][isExact ? 'exact' : 'about'], {
          quantity: quantity(units),
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
        <Cancel onCancel={onCancel} />
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
});
