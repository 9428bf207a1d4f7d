import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { placeInRange } from './RangeBar.tsx';

export interface PriceBandBarProps {
  /** Rupees per unit. */
  lower: number;
  upper: number;
  price: number;
  previousClose: number;
}

/** Percentage points to a limit under which it is said. */
const nearPercent = 3;

/** Percentage points from the price to the nearer limit. */
export function distanceToLimit({ lower, upper, price }: Omit<PriceBandBarProps, 'previousClose'>): number {
  return price > 0 ? (Math.max(0, Math.min(upper - price, price - lower)) / price) * 100 : 0;
}

function Mark({ at, isPrice }: { at: number; isPrice: boolean }) {
  return (
    <span
      className={`absolute -translate-x-1/2 forced-colors:bg-system-text ${isPrice ? '-top-1.5 h-4 w-0.75 bg-fg' : '-top-1 h-3 w-px bg-fg-muted'}`}
      style={{ left: `${at}%` }}
    />
  );
}

/** The prices that today's orders may have, with the close before and the price now. */
export function PriceBandBar({ lower, upper, price, previousClose }: PriceBandBarProps) {
  const t = useMessages('market');
  const formats = useFormats();
  const distance = distanceToLimit({ lower, upper, price });
  return (
    <section aria-label={t('priceBand')} className="grid gap-3">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="text-body font-semibold">{t('priceBand')}</h2>
        {distance < nearPercent && (
          <Badge tone="warning">
            {t('toTheLimit', { percent: formats.percent(distance, { isSigned: false }) })}
          </Badge>
        )}
      </div>
      <div aria-hidden="true" className="relative h-1 rounded-full bg-border-strong forced-colors:border">
        <Mark at={placeInRange(lower, upper, previousClose)} isPrice={false} />
        <Mark at={placeInRange(lower, upper, price)} isPrice />
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption tabular-nums">
        <div>
          <dt className="sr-only">{t('lowerLimit')}</dt>
          <dd>{formats.price(lower)}</dd>
        </div>
        <div className="flex gap-1 text-fg-muted">
          <dt>{t('previousClose')}</dt>
          <dd>{formats.price(previousClose)}</dd>
        </div>
        <div>
          <dt className="sr-only">{t('upperLimit')}</dt>
          <dd>{formats.price(upper)}</dd>
        </div>
      </dl>
    </section>
  );
}
