import { toRupees, type OrderCost, type OrderFacts, type Side } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { memo } from 'react';
import { useTicketWords } from '../core/words/useTicketWords.ts';
import { TicketLimits } from './TicketLimits.tsx';

export interface TicketFootProps extends Pick<OrderFacts, 'limits'> {
  side: Side;
  quantity: number | null;
  cost: OrderCost | null;
  /** Whether its price is the one that was typed. */
  isExact: boolean;
  /** How many things stop the order, of those that are told. */
  stops: number;
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

type ReviewButtonProps = Omit<TicketFootProps, 'limits' | 'onCancel'>;

/** What the button says: what it leads to, or how much is in its way. Short where letters are large and the screen is not. */
function useReviewLabel({ side, quantity: units, cost, isExact, stops }: ReviewButtonProps) {
  const { t, quantity, amount } = useTicketWords();
  if (stops > 0)
    return { full: t('thingsToFix', { count: stops }), short: t('thingsToFix', { count: stops }) };
  const short = t('review');
  if (!cost || units === null) return { full: short, short };
  const full = t(labels[side][isExact ? 'exact' : 'about'], {
    quantity: quantity(units),
    total: amount(cost.cash),
  });
  return { full, short };
}

/** Enabled in any case: pressed while something stops the order, it leads there. */
function ReviewButton(props: ReviewButtonProps) {
  const { side, stops, onReview } = props;
  const { full, short } = useReviewLabel(props);
  const armed = side === 'BUY' ? 'buy' : 'sell';
  return (
    <Button variant={stops > 0 ? 'secondary' : armed} size="lg" isFullWidth onPress={onReview}>
      {full === short ? (
        full
      ) : (
        <>
          <span className="@max-[18rem]:hidden">{full}</span>
          <span className="@min-[18rem]:hidden">{short}</span>
        </>
      )}
    </Button>
  );
}

/** The consequence on one button, and the limits that the client has set. */
export const TicketFoot = memo(function TicketFoot({ limits, onCancel, ...props }: TicketFootProps) {
  const { t } = useTicketWords();
  const { side, cost, stops } = props;
  const isPhone = useBreakpoint() === 'mobile';
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto flex flex-wrap items-baseline gap-x-3 text-detail text-fg-muted tablet:hidden @max-[18rem]:hidden">
          {t(side === 'BUY' ? 'totalPay' : 'totalReceive')}
          <span className={stops > 0 ? '' : 'font-semibold text-fg'}>
            <Money rupees={cost && toRupees(cost.cash)} isPublic />
          </span>
        </p>
        {!isPhone && (
          <div className="mr-auto min-w-0 flex-1 basis-40">
            <TicketLimits limits={limits} side={side} />
          </div>
        )}
        <span className="max-tablet:hidden">
          <Cancel onCancel={onCancel} />
        </span>
        <span className="grid max-tablet:w-full">
          <ReviewButton {...props} />
        </span>
        <kbd className="rounded-badge border border-border-control px-1.5 py-0.5 font-sans text-caption text-fg-muted pointer-coarse:hidden max-tablet:hidden">
          {t('reviewShortcut')}
        </kbd>
      </div>
    </div>
  );
});
