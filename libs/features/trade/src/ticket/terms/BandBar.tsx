import type { OrderedInstrument, Paise } from '@wealth/domain';
import { memo } from 'react';
import { TermHelp } from './TermHelp.tsx';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

export interface BandBarProps {
  instrument: Pick<OrderedInstrument, 'band' | 'tickSize'>;
  lastPrice: Paise | null;
  /** What was typed; null for nothing. */
  price: Paise | null;
}

/** Percent of the way from the lowest to the highest price; what lies beyond stands at the end. */
function placeOf(price: number, { lower, upper }: { lower: number; upper: number }): number {
  return upper === lower ? 50 : Math.min(100, Math.max(0, ((price - lower) / (upper - lower)) * 100));
}

/** How far either end lies from the close that the band is drawn around: whole percents, but for rounding to the tick. */
function halfWidthPercent({ lower, upper }: { lower: number; upper: number }): number {
  return Math.round(((upper - lower) / (upper + lower)) * 100);
}

/** The prices that orders may have on the day they go to, with the last price (a line) and what was typed (a ring). */
export const BandBar = memo(function BandBar({
  instrument: { band, tickSize },
  lastPrice,
  price,
}: BandBarProps) {
  const words = useTicketWords();
  if (!band) return null;
  const label = band.on ? words.t('bandOn', { day: words.formats.day(band.on) }) : words.t('band');
  const percent = words.formats.percent(halfWidthPercent(band), { isSigned: false, decimals: 0 });
  return (
    <section aria-label={label} className="grid gap-1.5">
      <div
        aria-hidden="true"
        className="relative mx-1.5 h-1 rounded-full bg-border-strong forced-colors:border"
      >
        {lastPrice !== null && (
          <span
            className="absolute -top-1.5 h-4 w-0.5 -translate-x-1/2 bg-fg-muted forced-colors:bg-system-text"
            style={{ left: `${placeOf(lastPrice, band)}%` }}
          />
        )}
        {price !== null && (
          <span
            className="absolute -top-1.5 size-4 -translate-x-1/2 rounded-full border-3 border-accent bg-surface forced-colors:border-system-highlight"
            style={{ left: `${placeOf(price, band)}%` }}
          />
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 text-caption text-fg-muted tabular-nums">
        <div>
          <dt className="sr-only">{words.t('bandLower')}</dt>
          <dd>{words.price(band.lower)}</dd>
        </div>
        {/* Gives way, so that neither end does. */}
        <div className="text-center text-balance">
          <dt className={band.on ? undefined : 'sr-only'}>{label}</dt>
          <dd>
            {words.t('bandFixed', { percent })} · {words.t('bandStep', { tick: words.price(tickSize) })}{' '}
            <TermHelp term="band" />
          </dd>
        </div>
        <div>
          <dt className="sr-only">{words.t('bandUpper')}</dt>
          <dd>{words.price(band.upper)}</dd>
        </div>
      </dl>
    </section>
  );
});
