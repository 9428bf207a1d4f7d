import type { StockDetail } from '@wealth/api-sdk/model';
import { exchanges } from '@wealth/domain';
import type { InstrumentReference } from '@wealth/hrefs';
import { DayPercent, LiveCell, useSectorName } from '@wealth/parts';
import { useFreshness } from '@wealth/stream';
import { Tag } from '@wealth/ui/badge';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { OverlayHead } from '@wealth/ui/overlay-head';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import type { ReactNode } from 'react';
import { useTicketWords } from '../core/words/useTicketWords.ts';
import { TermHelp } from './terms/TermHelp.tsx';

function Identity({
  share,
  other,
  headingLevel: Heading,
}: Pick<TicketHeadProps, 'share' | 'other' | 'headingLevel'>) {
  const { t } = useTicketWords();
  const { market, symbol, name, sector } = share;
  const sectorName = useSectorName();
  return (
    <div className="min-w-0">
      <Heading className="flex flex-wrap items-center gap-2 text-heading wrap-anywhere">
        <span className="sr-only">{t('titleOf', { symbol })}</span>
        <span aria-hidden="true">{symbol}</span>
        {other === null && <Tag>{market}</Tag>}
      </Heading>
      <p className="text-detail wrap-anywhere text-fg-muted">
        {name} · {sectorName(sector)}
      </p>
    </div>
  );
}

/** Said with the price while it is not of now: its colour alone tells nobody who does not see it. */
export function PriceAge() {
  const { t, formats } = useTicketWords();
  const [{ kind, since }] = useFreshness();
  if (kind !== 'lost' && kind !== 'offline' && kind !== 'silent') return null;
  return <span className="sr-only">, {t('priceNotLive', { time: formats.marketTime(since) })}</span>;
}

function Price({ share }: { share: StockDetail }) {
  const { t } = useTicketWords();
  return (
    <div className="tabular-nums">
      <p className="flex items-center gap-1 pr-2 text-heading">
        <span className="sr-only">{t('lastPrice')} </span>
        <LiveCell instrument={share} served={share.quote} figure="lastPrice" tint="box" hasRupeeSign />
        <PriceAge />
        <TermHelp term="ltp" />
      </p>
      <p className="flex flex-wrap gap-x-2 pr-2 text-detail">
        <LiveCell instrument={share} served={share.quote} figure="change" />
        <DayPercent instrument={share} served={share.quote} />
      </p>
    </div>
  );
}

function Exchange({ share, other, onInstrumentChange }: Omit<TicketHeadProps, 'headingLevel'>) {
  const { t } = useTicketWords();
  if (other === null) return null;
  return (
    <SegmentedControl
      aria-label={t('exchange')}
      options={exchanges.map((value) => ({ value, label: value }))}
      value={share.market === 'BSE' ? 'BSE' : 'NSE'}
      onChange={(next) => onInstrumentChange({ market: next, symbol: share.symbol })}
    />
  );
}

export interface TicketHeadProps {
  share: StockDetail;
  /** The same company at the other exchange; null where it is listed at one only. */
  other: StockDetail | null;
  onInstrumentChange: (instrument: InstrumentReference) => void;
  headingLevel: 'h1' | 'h2';
  /** At the right end. */
  actions?: ReactNode;
  /** Whether it stands in the head of the drawer around it, as far as that has room. @default false */
  isInOverlay?: boolean;
}

/** Which share it is, at which exchange, and its price as it moves. */
export function TicketHead({ actions, isInOverlay = false, ...props }: TicketHeadProps) {
  const isPhone = useBreakpoint() === 'mobile';
  const identity = <Identity {...props} />;
  const rest = (
    <>
      <Price share={props.share} />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Exchange {...props} />
        {actions}
      </div>
    </>
  );
  const row = '@container flex flex-wrap items-center gap-x-6 gap-y-3';
  if (!isInOverlay) {
    return (
      <div className={row}>
        {identity}
        {rest}
      </div>
    );
  }
  if (isPhone) {
    return (
      <>
        <OverlayHead>{identity}</OverlayHead>
        <div className={row}>{rest}</div>
      </>
    );
  }
  return (
    <OverlayHead>
      <div className={row}>
        {identity}
        {rest}
      </div>
    </OverlayHead>
  );
}
