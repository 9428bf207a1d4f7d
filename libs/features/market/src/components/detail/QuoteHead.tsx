import type { StockDetail } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { LiveCell } from '@wealth/parts';
import { useLiveSource, type QuoteState } from '@wealth/stream';
import { Tag } from '@wealth/ui/badge';
import { LiveText } from '@wealth/ui/live-price';
import { useCallback, type ReactNode } from 'react';

export interface QuoteHeadProps {
  share: StockDetail;
  /** The symbol heads a page; a drawer has a title of its own above it. */
  headingLevel: 'h1' | 'h2';
  /** At the right end: what can be done with it. */
  actions?: ReactNode;
}

/** When the price on the screen was made, and on which day where that is another one. */
function PriceTime({ share }: Pick<QuoteHeadProps, 'share'>) {
  const t = useMessages('market');
  const formats = useFormats();
  const served = share.quote.time;
  const textOf = useCallback(
    ({ quote, isStale }: QuoteState) => {
      const time = formats.marketTime(quote?.time ?? served, { hasSeconds: true });
      return quote !== null && !isStale ? t('priceLive', { time }) : t('priceFrom', { time });
    },
    [t, formats, served],
  );
  return <LiveText source={useLiveSource(share, textOf)} />;
}

/** Without a sign of its own: the change beside it has one. */
function DayPercent({ share }: Pick<QuoteHeadProps, 'share'>) {
  const t = useMessages('market');
  const formats = useFormats();
  const served = share.quote.change_percent;
  const textOf = useCallback(
    ({ quote }: QuoteState) =>
      t('percentToday', {
        percent: formats.percent(Math.abs(quote?.change_percent ?? served), { isSigned: false }),
      }),
    [t, formats, served],
  );
  return <LiveText source={useLiveSource(share, textOf)} />;
}

/** Who it is, and the one price that is tinted as a box. */
export function QuoteHead({ share, headingLevel: Heading, actions }: QuoteHeadProps) {
  const { market, symbol, name, sector, quote } = share;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0">
        <Heading className="flex flex-wrap items-center gap-2 text-page wrap-anywhere">
          {symbol} <Tag>{market}</Tag>
        </Heading>
        <p className="text-detail wrap-anywhere text-fg-muted">
          {name} · {sector}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <p className="px-2 text-page font-semibold tabular-nums">
          <span className="mr-1 text-body font-normal text-fg-muted">{market === 'INDEX' ? '' : '₹'}</span>
          <LiveCell instrument={share} served={quote} figure="lastPrice" tint="box" />
        </p>
        <div className="grid gap-0.5">
          <p className="flex flex-wrap gap-x-3">
            <LiveCell instrument={share} served={quote} figure="change" />
            <DayPercent share={share} />
          </p>
          <p className="text-caption text-fg-muted">
            <PriceTime share={share} />
          </p>
        </div>
      </div>
      {actions !== undefined && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
