import type { StockDetail } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DayPercent, LiveCell, useSectorName } from '@wealth/parts';
import { useLiveSource } from '@wealth/stream';
import { Tag } from '@wealth/ui/badge';
import { LiveText } from '@wealth/ui/live-price';
import { OverlayHead } from '@wealth/ui/overlay-head';
import type { ReactNode } from 'react';
import { ShareBadges } from './ShareNotices.tsx';
import { usePriceBasis } from './usePriceBasis.ts';
import { useShareStatus } from './useShareStatus.ts';

export interface QuoteHeadProps {
  share: StockDetail;
  /** The symbol heads a page; a drawer has a title of its own above it. */
  headingLevel: 'h1' | 'h2';
  /** At the right end: what can be done with it. */
  actions?: ReactNode;
  /** Symbol, price and actions stand in the head of the sheet around it, and stay in sight. @default false */
  isInSheet?: boolean;
}

/** What the price is, and when trading begins while the market is closed. */
function PriceBasis({ share }: Pick<QuoteHeadProps, 'share'>) {
  const t = useMessages('market');
  const formats = useFormats();
  const { opensAt, isTrading } = useShareStatus(share);
  const source = useLiveSource(share, usePriceBasis(share.quote, isTrading));
  return (
    <p className="flex flex-wrap gap-x-3 text-caption text-fg-muted">
      <LiveText source={source} />
      {opensAt !== null && (
        <span>
          {t('opensAt', {
            day: formats.day(istDay(Date.parse(opensAt))),
            time: formats.marketTime(opensAt),
          })}
        </span>
      )}
    </p>
  );
}

/** Of a phone's sheet: which one it is and what it costs stays in sight; what else is to be said takes one line or two. */
function SheetHead({ share, headingLevel: Heading, actions }: QuoteHeadProps) {
  const { market, symbol, name, sector, quote } = share;
  const sectorName = useSectorName();
  return (
    <>
      <OverlayHead>
        <div className="flex items-center gap-2">
          <div className="@container min-w-0 grow">
            {/* A symbol of twelve letters steps down before it would break, beside the mark on a small phone. */}
            <Heading
              className="text-heading wrap-anywhere"
              style={{ fontSize: 'min(var(--text-heading), 15cqi)' }}
            >
              {symbol} <Tag>{market}</Tag>
            </Heading>
            <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
              <span className="text-title font-semibold">
                <LiveCell
                  instrument={share}
                  served={quote}
                  figure="lastPrice"
                  tint="box"
                  hasRupeeSign={market !== 'INDEX'}
                />
              </span>
              <LiveCell instrument={share} served={quote} figure="changePercent" />
            </p>
          </div>
          {actions}
        </div>
      </OverlayHead>
      <div className="grid gap-1">
        <p className="flex flex-wrap gap-2 empty:hidden">
          <ShareBadges share={share} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-detail wrap-anywhere text-fg-muted">
          <span>
            {name} · {sectorName(sector)}
          </span>
          <LiveCell instrument={share} served={quote} figure="change" />
        </p>
        <PriceBasis share={share} />
      </div>
    </>
  );
}

/** Who it is, and the one price that is tinted as a box. */
export function QuoteHead(props: QuoteHeadProps) {
  const { share, headingLevel: Heading, actions, isInSheet = false } = props;
  const { market, symbol, name, sector, quote } = share;
  const sectorName = useSectorName();
  if (isInSheet) return <SheetHead {...props} />;
  return (
    <div className="@container flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0">
        <Heading className="flex flex-wrap items-center gap-2 text-page wrap-anywhere">
          {symbol} <Tag>{market}</Tag>
        </Heading>
        <p className="flex flex-wrap gap-2 empty:hidden">
          <ShareBadges share={share} />
        </p>
        <p className="text-detail wrap-anywhere text-fg-muted">
          {name} · {sectorName(sector)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {/* The longest price steps down before it would leave the head. */}
        <p
          className="pr-2 text-page font-semibold tabular-nums"
          style={{ fontSize: 'min(var(--text-page), 8.5cqi)' }}
        >
          <LiveCell
            instrument={share}
            served={quote}
            figure="lastPrice"
            tint="box"
            hasRupeeSign={market !== 'INDEX'}
          />
        </p>
        <div className="grid gap-0.5">
          <p className="flex flex-wrap gap-x-3">
            <LiveCell instrument={share} served={quote} figure="change" />
            <DayPercent instrument={share} served={share.quote} />
          </p>
          <PriceBasis share={share} />
        </div>
      </div>
      {actions !== undefined && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
