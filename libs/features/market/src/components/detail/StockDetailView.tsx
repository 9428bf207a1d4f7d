import type { StockDetail } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { LiveCell, MyHolding, useDetailKeys, useQuoteNow } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { Fact, Facts } from '@wealth/ui/facts';
import { Tabs, type TabItem } from '@wealth/ui/tabs';
import { useMemo, useState, type ReactNode } from 'react';
import type { ChartView } from '../../model/chartView.ts';
import { isWaiting } from '../alerts/alertRows.ts';
import { InstrumentAlerts } from '../alerts/InstrumentAlerts.tsx';
import { useAlertsOf } from '../alerts/useAlertsOf.ts';
import { CompanyProfile } from './CompanyProfile.tsx';
import { Constituents } from './Constituents.tsx';
import { CorporateActions, type CorporateActionsProps } from './CorporateActions.tsx';
import { Fundamentals } from './Fundamentals.tsx';
import { InstrumentNews } from './InstrumentNews.tsx';
import { MarketDepth } from './MarketDepth.tsx';
import { PriceBandBar } from './PriceBandBar.tsx';
import { QuoteHead, type QuoteHeadProps } from './QuoteHead.tsx';
import { RangeBar } from './RangeBar.tsx';
import { ShareChart, type ShareChartProps } from './ShareChart.tsx';
import { ShareNotices } from './ShareNotices.tsx';
import { StockSession } from './StockSession.tsx';
import { useActions } from './useActions.ts';
import { useFollowMarket } from './useShareStatus.ts';

export interface StockDetailViewProps
  extends Pick<QuoteHeadProps, 'headingLevel' | 'isInSheet'>, Pick<ShareChartProps, 'onMoveOrder'> {
  share: StockDetail;
  view: ChartView;
  onViewChange: (view: ChartView) => void;
  /** At the end of the head. */
  headActions?: ReactNode;
}

type TabId = 'overview' | 'fundamentals' | 'news' | 'actions' | 'constituents' | 'alerts';

function Ranges({ share }: { share: StockDetail }) {
  const t = useMessages('market');
  const {
    low,
    high,
    last_price: price,
    week52_low: yearLow,
    week52_high: yearHigh,
  } = useQuoteNow(share, share.quote);
  return (
    <>
      <RangeBar label={t('dayRange')} low={low} high={high} price={price} />
      <RangeBar label={t('yearRange')} low={yearLow} high={yearHigh} price={price} />
    </>
  );
}

function Band({ share, band }: { share: StockDetail; band: { lower: number; upper: number } }) {
  const { last_price: price } = useQuoteNow(share, share.quote);
  return <PriceBandBar {...band} price={price} previousClose={share.quote.previous_close} />;
}

function Overview({ share }: { share: StockDetail }) {
  const t = useMessages('market');
  const formats = useFormats();
  const { quote, tick_size: tick, lot_size: lot, isin, market } = share;
  const isShare = market !== 'INDEX';
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 tablet:grid-cols-2">
        <Ranges share={share} />
      </div>
      <Facts layout="columns">
        <Fact name={t('dayOpen')}>{formats.price(quote.open)}</Fact>
        <Fact name={t('previousClose')}>{formats.price(quote.previous_close)}</Fact>
        {isShare && (
          <>
            <Fact name={t('volume')}>
              <LiveCell instrument={share} served={quote} figure="volume" />
            </Fact>
            <Fact name={t('tickSize')}>{formats.price(tick)}</Fact>
            <Fact name={t('lotSize')}>{formats.quantity(lot)}</Fact>
            <Fact name={t('isin')}>{isin}</Fact>
          </>
        )}
      </Facts>
      <CompanyProfile market={market} symbol={share.symbol} />
    </div>
  );
}

interface SectionsProps {
  share: StockDetail;
  actions: CorporateActionsProps['query'];
}

/** What is known of it; each part is read when it is looked at. */
function Sections({ share, actions }: SectionsProps) {
  const t = useMessages('market');
  const [tab, setTab] = useState<TabId>('overview');
  const { market, symbol } = share;
  const waiting = useAlertsOf(share).data?.filter(isWaiting).length;
  const items: ReadonlyArray<TabItem<TabId>> = [
    { value: 'overview', label: t('overview'), content: <Overview share={share} /> },
    {
      value: 'fundamentals',
      label: t('fundamentals'),
      content: <Fundamentals market={market} symbol={symbol} />,
    },
    { value: 'news', label: t('news'), content: <InstrumentNews symbol={symbol} /> },
    // An index pays no dividend, and nothing but an index has members.
    market === 'INDEX'
      ? {
          value: 'constituents',
          label: t('constituents'),
          content: <Constituents members={share.constituents ?? []} />,
        }
      : { value: 'actions', label: t('corporateActions'), content: <CorporateActions query={actions} /> },
    {
      value: 'alerts',
      label: t('alerts'),
      // How many wait; none is no figure to read.
      count: waiting === 0 ? undefined : waiting,
      content: <InstrumentAlerts instrument={share} />,
    },
  ];
  return <Tabs aria-label={t('aboutShare', { symbol })} items={items} value={tab} onChange={setTab} />;
}

/** All of one instrument: head, chart, session, depth, band and holding, and what is known of its issuer. */
export function StockDetailView(props: StockDetailViewProps) {
  const { share, view, onViewChange, headingLevel, isInSheet, headActions, onMoveOrder } = props;
  const { market, quote } = share;
  // An index has no hours of its own, no book, no band and no holders.
  const isShare = market !== 'INDEX';
  const wide = isShare ? 'min-w-0 desktop:col-span-2' : 'min-w-0 desktop:col-span-3';
  useFollowMarket();
  const root = useDetailKeys(share);
  const { lower_band: lower, upper_band: upper } = quote;
  const { query: actions, marks } = useActions(share);
  const band = useMemo(() => (lower === null || upper === null ? null : { lower, upper }), [lower, upper]);
  return (
    <div ref={root} className="grid grid-cols-1 gap-grid">
      <QuoteHead {...{ share, headingLevel, isInSheet }} actions={headActions} />
      <ShareNotices share={share} />
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-3 desktop:grid-rows-[auto_1fr]">
        <div className={wide}>
          <ShareChart {...{ share, view, onViewChange, band, marks, onMoveOrder }} />
        </div>
        {isShare && (
          <div className="min-w-0 desktop:col-start-3 desktop:row-span-2 desktop:row-start-1">
            <Card>
              <div className="grid grid-cols-1 gap-6">
                <StockSession share={share} />
                <MarketDepth share={share} />
                {band && <Band share={share} band={band} />}
                <MyHolding instrument={share} />
              </div>
            </Card>
          </div>
        )}
        <div className={wide}>
          <Card>
            <Sections share={share} actions={actions} />
          </Card>
        </div>
      </div>
    </div>
  );
}
