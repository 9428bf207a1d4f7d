import type { StockDetail } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { MyHolding } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { Tabs, type TabItem } from '@wealth/ui/tabs';
import { useMemo, useState, type ReactNode } from 'react';
import type { ChartView } from '../../model/chartView.ts';
import { actionLetters, type CorporateAction } from '../../model/corporateAction.ts';
import { useAlertLines } from '../alerts/useAlertLines.ts';
import { StockChart } from '../chart/StockChart.tsx';
import { CompanyProfile } from './CompanyProfile.tsx';
import { CorporateActions } from './CorporateActions.tsx';
import { Facts } from './Facts.tsx';
import { Fundamentals, type FundamentalFigures } from './Fundamentals.tsx';
import { InstrumentNews, type NewsItem } from './InstrumentNews.tsx';
import { MarketDepth, type Depth } from './MarketDepth.tsx';
import { PriceBandBar } from './PriceBandBar.tsx';
import { QuoteHead, type QuoteHeadProps } from './QuoteHead.tsx';
import { RangeBar } from './RangeBar.tsx';
import { SessionRibbon, type SessionRibbonProps } from './SessionRibbon.tsx';
import { useActionText } from './useActionText.ts';
import { useNewestQuote } from './useNewestQuote.ts';

/** What is told of an instrument beside its price; each has its place as soon as it is there. */
export interface StockParts {
  session?: SessionRibbonProps;
  depth?: Depth;
  /** Lowest and highest of 52 weeks, rupees per unit. */
  year?: { low: number; high: number };
  fundamentals?: FundamentalFigures;
  news?: readonly NewsItem[];
  actions?: readonly CorporateAction[];
}

export interface StockDetailViewProps extends Pick<QuoteHeadProps, 'headingLevel'> {
  share: StockDetail;
  view: ChartView;
  onViewChange: (view: ChartView) => void;
  /** At the end of the head. */
  headActions?: ReactNode;
  parts?: StockParts;
}

type TabId = 'overview' | 'fundamentals' | 'news' | 'actions';

const nothing: StockParts = {};

function useMarks(actions: StockParts['actions']) {
  const textOf = useActionText();
  return useMemo(
    () =>
      actions?.map((action) => ({
        id: action.id,
        time: action.exDate,
        letter: actionLetters[action.kind],
        label: textOf(action),
      })),
    [actions, textOf],
  );
}

function Ranges({ share, year }: { share: StockDetail; year: StockParts['year'] }) {
  const t = useMessages('market');
  const { low, high, last_price: price } = useNewestQuote(share);
  return (
    <>
      <RangeBar label={t('dayRange')} low={low} high={high} price={price} />
      {year && <RangeBar label={t('yearRange')} low={year.low} high={year.high} price={price} />}
    </>
  );
}

function Band({ share, band }: { share: StockDetail; band: { lower: number; upper: number } }) {
  const { last_price: price } = useNewestQuote(share);
  return <PriceBandBar {...band} price={price} previousClose={share.quote.previous_close} />;
}

function Overview({ share, year }: { share: StockDetail; year: StockParts['year'] }) {
  const t = useMessages('market');
  const formats = useFormats();
  const { quote, tick_size: tick, lot_size: lot, isin, market } = share;
  const isShare = market !== 'INDEX';
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 tablet:grid-cols-2">
        <Ranges share={share} year={year} />
      </div>
      <Facts
        facts={[
          { id: 'open', name: t('dayOpen'), value: formats.price(quote.open) },
          { id: 'close', name: t('previousClose'), value: formats.price(quote.previous_close) },
          ...(isShare
            ? [
                {
                  id: 'volume',
                  name: t('volume'),
                  value: formats.compact(quote.volume, { hasRupeeSign: false }),
                },
                { id: 'tick', name: t('tickSize'), value: formats.price(tick) },
                { id: 'lot', name: t('lotSize'), value: formats.quantity(lot) },
                { id: 'isin', name: t('isin'), value: isin },
              ]
            : []),
        ]}
      />
      <CompanyProfile market={market} symbol={share.symbol} />
    </div>
  );
}

function Sections({ share, parts }: { share: StockDetail; parts: StockParts }) {
  const t = useMessages('market');
  const [tab, setTab] = useState<TabId>('overview');
  const { fundamentals, news, actions, year } = parts;
  const items: ReadonlyArray<TabItem<TabId>> = [
    { value: 'overview', label: t('overview'), content: <Overview share={share} year={year} /> },
    ...(fundamentals
      ? [
          {
            value: 'fundamentals' as const,
            label: t('fundamentals'),
            content: <Fundamentals figures={fundamentals} />,
          },
        ]
      : []),
    ...(news
      ? [
          {
            value: 'news' as const,
            label: t('news'),
            count: news.length,
            content: <InstrumentNews items={news} />,
          },
        ]
      : []),
    ...(actions
      ? [
          {
            value: 'actions' as const,
            label: t('corporateActions'),
            content: <CorporateActions actions={actions} />,
          },
        ]
      : []),
  ];
  return (
    <Tabs
      aria-label={t('aboutShare', { symbol: share.symbol })}
      items={items}
      value={tab}
      onChange={setTab}
    />
  );
}

/** All of one instrument: head, chart, depth, band and holding, and what is known of its issuer. */
export function StockDetailView(props: StockDetailViewProps) {
  const { share, view, onViewChange, headingLevel, headActions, parts = nothing } = props;
  const { quote } = share;
  const { lower_band: lower, upper_band: upper } = quote;
  const marks = useMarks(parts.actions);
  const alertLines = useAlertLines(share);
  const band = useMemo(() => (lower === null || upper === null ? null : { lower, upper }), [lower, upper]);
  return (
    <div className="grid grid-cols-1 gap-grid">
      <QuoteHead share={share} headingLevel={headingLevel} actions={headActions} />
      {parts.session && <SessionRibbon {...parts.session} />}
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-3">
        <div className="grid min-w-0 grid-cols-1 gap-grid desktop:col-span-2">
          <StockChart
            instrument={share}
            view={view}
            onViewChange={onViewChange}
            band={band}
            marks={marks}
            priceLines={alertLines}
          />
          <Card>
            <Sections share={share} parts={parts} />
          </Card>
        </div>
        <Card>
          <div className="grid grid-cols-1 gap-6">
            {parts.depth && <MarketDepth symbol={share.symbol} depth={parts.depth} />}
            {band && <Band share={share} band={band} />}
            <MyHolding instrument={share} />
          </div>
        </Card>
      </div>
    </div>
  );
}
