import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../amount/index.ts';
import { Card } from '../card/index.ts';
import { IndexStrip } from '../index-tile/index.ts';
import { LivePrice } from '../live-price/index.ts';
import { PriceChange } from '../price-change/index.ts';
import { SessionBadge } from '../session-badge/index.ts';
import { Sparkline } from '../sparkline/index.ts';

const points = [12, 14, 13, 17, 16, 20, 19, 24, 23, 27];
const total = { rupees: '₹57,98,869', paise: '.25' };

function Finance() {
  return (
    <div className="grid gap-grid">
      <IndexStrip
        aria-label="Indices"
        tiles={[
          { name: 'SENSEX', lastPrice: 88642.18, changePercent: 0.39, points },
          { name: 'NIFTY50', lastPrice: 27184.35, changePercent: 0.36, points },
          { name: 'INDIAVIX', lastPrice: 11.26, changePercent: -1.84, points: points.toReversed() },
        ]}
      />
      <Card title="Net worth">
        <div className="grid gap-3">
          <Amount value={total} form="hero" />
          <Amount value={total} form="hero" isMasked />
          <Amount value={total} form="large" />
          <Amount value={total} form="figure" />
          <div className="flex flex-wrap items-center gap-4">
            <PriceChange percent={0.47} text="+₹26,855.08 (+0.47%) today" />
            <PriceChange percent={-0.42} text="−₹3,118.20 (−0.42%)" />
            <PriceChange percent={0} text="₹0.00 (0.00%)" />
            <PriceChange percent={1.24} form="pill" />
            <PriceChange percent={-0.42} form="pill" />
          </div>
          <div className="flex flex-wrap items-center gap-6">
            <LivePrice value={1542.6} />
            <Sparkline points={points} isFilled width={90} height={30} />
            <Sparkline points={points.toReversed()} isFilled width={90} height={30} />
            <SessionBadge session="open" clockText="14:32:07 IST" />
            <SessionBadge session="preOpen" />
            <SessionBadge session="closed" />
          </div>
        </div>
      </Card>
    </div>
  );
}

const meta = { title: 'Finance/Kitchen sink', component: Finance, tags: ['!autodocs'] } satisfies Meta<
  typeof Finance
>;

export default meta;

export const All: StoryObj<typeof meta> = {};

/** Blue and orange: arrow and sign stay as they are. */
export const ColourVisionSafe: StoryObj<typeof meta> = { globals: { palette: 'safe' } };

export const DarkAndSafe: StoryObj<typeof meta> = { globals: { palette: 'safe', theme: 'dark' } };
