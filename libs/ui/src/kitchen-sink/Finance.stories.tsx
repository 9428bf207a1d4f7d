import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CancelledIcon,
  ClockIcon,
  ErrorIcon,
  ExpiredIcon,
  OpenOrderIcon,
  PartlyFilledIcon,
  SuccessIcon,
} from '../icon/icons.ts';
import { formatPercent } from '@wealth/i18n-locale';
import { expect, fn, waitFor } from 'storybook/test';
import { Amount } from '../amount/index.ts';
import { CandleChart } from '../candle-chart/index.ts';
import { Card } from '../card/index.ts';
import { CompareBar } from '../compare-bar/index.ts';
import { CostBreakdown } from '../cost-breakdown/index.ts';
import { DepthLadder } from '../depth-ladder/index.ts';
import { Donut } from '../donut/index.ts';
import { IndexStrip } from '../index-tile/index.ts';
import { sampleTile } from '../index-tile/sampleTile.testing.ts';
import {
  sampleCandles,
  sampleInvested,
  sampleInvestedMarks,
  sampleReturns,
} from '../internal/charts/samples.testing.ts';
import { LineChart } from '../line-chart/index.ts';
import { MonthTable } from '../month-table/index.ts';
import { sampleYears } from '../month-table/sampleYears.testing.ts';
import { fixedSource, LivePrice } from '../live-price/index.ts';
import { PriceChange } from '../price-change/index.ts';
import { PriceLadder } from '../price-ladder/index.ts';
import { ProfitCalendar } from '../profit-calendar/index.ts';
import { sampleDays } from '../profit-calendar/samples.testing.ts';
import { RangeSwitch, standardRanges } from '../range-switch/index.ts';
import { Badge } from '../badge/index.ts';
import { SessionBadge } from '../session-badge/index.ts';
import { SessionBar } from '../session-bar/index.ts';
import { Sparkline } from '../sparkline/index.ts';
import { HeatScale, Treemap } from '../treemap/index.ts';
import { sampleSectors } from '../treemap/sampleSectors.ts';

const points = [12, 14, 13, 17, 16, 20, 19, 24, 23, 27];
const total = { rupees: '₹57,98,869', paise: '.25' };
const writeAxisPercent = (value: number) => formatPercent(value, { decimals: 0 });
const writePercent = (value: number | null | undefined) => formatPercent(value);
const noop = fn();

const sampleDepth = {
  bids: [1840, 2615, 3120, 1975, 4260].map((quantity, level) => ({ price: 1542.5 - level / 10, quantity })),
  asks: [920, 1384, 2260, 3418, 2890].map((quantity, level) => ({ price: 1542.6 + level / 10, quantity })),
};

function Figures() {
  return (
    <Card title="Net worth">
      <div className="grid gap-3">
        <Amount value={total} form="hero" />
        <Amount value={total} form="hero" isMasked />
        <Amount value={total} form="large" />
        <Amount value={total} form="figure" />
        <div className="flex flex-wrap items-center gap-4">
          <Amount value={3_737_000} isCompact />
          <Amount value={-30_797} isSigned />
          <Amount value={Number.NaN} />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <PriceChange percent={0.47} text="+₹26,855.08" detail="0.47%" />
          <PriceChange percent={-0.42} text="−₹3,118.20" detail="0.42%" />
          <PriceChange percent={0} text="₹0.00" detail="0.00%" />
          <PriceChange percent={1.24} form="pill" />
          <PriceChange percent={-0.42} form="pill" />
        </div>
        <div className="flex flex-wrap items-center gap-6">
          <LivePrice source={fixedSource(1542.6)} />
          <span className="w-24">
            −₹3,118.20
            <CompareBar value={-12} least={-20} most={40} tone="loss" />
          </span>
          <Sparkline points={points} baseline={18} extent={0.6} width={90} height={30} />
          <Sparkline points={points} isFilled width={90} height={30} />
          <Sparkline points={points.toReversed()} isFilled width={90} height={30} />
          <SessionBadge session="open" clockText="14:32:07 IST" />
          <SessionBadge session="preOpen" />
          <SessionBadge session="closingAuction" />
          <SessionBadge session="postClose" />
          <SessionBadge session="closed" />
        </div>
        <div className="relative h-2">
          <SessionBar
            now={700}
            segments={[
              { part: 'block', startsAt: 0, endsAt: 100 },
              { part: 'preOpen', startsAt: 100, endsAt: 200 },
              { part: 'continuous', startsAt: 200, endsAt: 800 },
              { part: 'closingAuction', startsAt: 800, endsAt: 900 },
              { part: 'postClose', startsAt: 950, endsAt: 1000 },
            ]}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="neutral" icon={<ClockIcon size="xs" />}>
            Pending
          </Badge>
          <Badge tone="info" icon={<OpenOrderIcon size="xs" />}>
            Open
          </Badge>
          <Badge tone="warning" icon={<PartlyFilledIcon size="xs" />}>
            Partly filled
          </Badge>
          <Badge tone="positive" icon={<SuccessIcon size="xs" />}>
            Executed
          </Badge>
          <Badge tone="negative" icon={<ErrorIcon size="xs" />}>
            Rejected
          </Badge>
          <Badge tone="neutral" icon={<CancelledIcon size="xs" />}>
            Cancelled
          </Badge>
          <Badge tone="outline" icon={<ExpiredIcon size="xs" />}>
            Expired
          </Badge>
        </div>
      </div>
    </Card>
  );
}

function Charts() {
  return (
    <>
      <Card
        title="Returns"
        action={<RangeSwitch ranges={standardRanges} value="1Y" onChange={noop} disabledRanges={['5Y']} />}
      >
        <LineChart
          aria-label="Returns against NIFTY50, one year"
          points={sampleReturns}
          seriesName="Portfolio"
          benchmarkName="NIFTY50"
          formatValue={writePercent}
          formatAxis={writeAxisPercent}
        />
      </Card>
      <Card title="Value of your shares">
        <LineChart
          aria-label="Value of your shares, one year"
          points={sampleInvested}
          marks={sampleInvestedMarks}
          markNames={{ in: 'put in', out: 'taken out' }}
          stepName="Net invested"
          benchmarkName="NIFTY50"
        />
      </Card>
      <Card title="Months">
        <MonthTable aria-label="Returns by month" years={sampleYears} benchmarkName="NIFTY50" />
      </Card>
      <Card title="INDRAOIL">
        <CandleChart aria-label="INDRAOIL, five minutes" candles={sampleCandles} />
      </Card>
    </>
  );
}

function Trading() {
  return (
    <div className="grid gap-grid desktop:grid-cols-3">
      <Card title="Allocation">
        <Donut
          aria-label="Allocation by sector"
          totalLabel="Equity"
          total="₹37.36 L"
          parts={[
            { id: 'financials', name: 'Financials', value: 824_000 },
            { id: 'energy', name: 'Energy', value: 710_000 },
            { id: 'telecom', name: 'Telecom', value: 504_000 },
            { id: 'it', name: 'IT', value: 370_000 },
            { id: 'pharma', name: 'Pharma', value: 332_000 },
            { id: 'auto', name: 'Auto', value: 301_000 },
            { id: 'metals', name: 'Metals', value: 283_000 },
          ]}
        />
      </Card>
      <Card title="Market depth">
        <DepthLadder aria-label="Market depth" {...sampleDepth} />
      </Card>
      <Card title="Price ladder">
        <PriceLadder
          aria-label="Price ladder"
          {...sampleDepth}
          onChoose={() => {}}
          labelOf={(price) => `Use ${price} as the limit`}
          chosen={1542.7}
          taken={{ side: 'ask', units: [920, 480] }}
          own={[1542.3]}
        />
      </Card>
      <Card title="Order ticket">
        <CostBreakdown
          lines={[
            { id: 'value', label: 'Order value (25 × ₹1,542.60)', amount: 38_565 },
            { id: 'stt', label: 'STT (0.1%)', amount: 38.57 },
            { id: 'stamp', label: 'Stamp duty (0.015%)', amount: 5.78 },
          ]}
          total={{ label: 'Total payable', amount: 38_609.35 }}
        />
      </Card>
    </div>
  );
}

function Finance() {
  return (
    <div className="grid gap-grid">
      <IndexStrip
        aria-label="Indices"
        tiles={[
          sampleTile({ name: 'SENSEX', lastPrice: 88642.18, changePercent: 0.39, points }),
          sampleTile({ name: 'NIFTY50', lastPrice: 27184.35, changePercent: 0.36, points }),
          sampleTile({
            name: 'INDIAVIX',
            lastPrice: 11.26,
            changePercent: -1.84,
            points: points.toReversed(),
          }),
        ]}
      />
      <Figures />
      <Charts />
      <Trading />
      <Card title="Sector heat map" note="size: market value" action={<HeatScale />}>
        <Treemap aria-label="Sector heat map" sectors={sampleSectors} onOpen={noop} />
      </Card>
      <Card title="Profit calendar">
        <ProfitCalendar
          view="day"
          period="2026-11"
          today="2026-11-19"
          selected="2026-11-19"
          entries={sampleDays}
          onViewChange={noop}
          onPeriodChange={noop}
          onSelect={noop}
        />
      </Card>
    </div>
  );
}

const meta = {
  title: 'Finance/Kitchen sink',
  component: Finance,
  tags: ['!autodocs'],
  // The candles bring their library; a picture is taken once they are drawn.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role=slider] table')).not.toBeNull(), {
      timeout: 10_000,
    });
  },
} satisfies Meta<typeof Finance>;

export default meta;

export const All: StoryObj<typeof meta> = {};
