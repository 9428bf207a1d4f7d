import type { Meta, StoryObj } from '@storybook/react-vite';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type CSSProperties } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { LivePrice } from './LivePrice.tsx';
import { LivePriceChange } from './LivePriceChange.tsx';
import { createSampleQuotes, type QuoteRow } from './sampleQuotes.ts';

interface LiveListProps {
  'aria-label': string;
  rows: readonly QuoteRow[];
  /** Pixels. */
  height: number;
}

/** The theme's comfortable row. */
const rowPx = 52;
/** Rows kept ready outside of what is seen, in each direction. */
const overscan = 8;

function Row({ row, index, style }: { row: QuoteRow; index: number; style: CSSProperties }) {
  return (
    <div
      role="row"
      // Counted from one, after the head.
      aria-rowindex={index + 2}
      style={style}
      className="absolute inset-x-0 grid grid-cols-3 items-center border-b border-border px-card"
    >
      <span role="cell" className="truncate">
        <span className="block font-semibold">{row.symbol}</span>
        <span className="block text-caption text-fg-subtle">{row.name}</span>
      </span>
      <span role="cell" className="text-end">
        <LivePrice source={row.price} />
      </span>
      <span role="cell" className="text-end">
        <LivePriceChange source={row.change} form="pill" />
      </span>
    </div>
  );
}

/** How a long list of moving prices is built: React owns rows and roles, ticks go to text nodes once a frame. */
function LiveList({ rows, height, 'aria-label': label }: LiveListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- rows are rendered again as the list scrolls, which is meant
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan,
  });

  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className="overflow-hidden rounded-card border border-border bg-surface"
    >
      <div role="rowgroup" className="bg-surface-head">
        <div
          role="row"
          aria-rowindex={1}
          className="grid h-row-head grid-cols-3 items-center px-card text-caption text-fg-muted"
        >
          <span role="columnheader">Instrument</span>
          <span role="columnheader" className="text-end">
            LTP
          </span>
          <span role="columnheader" className="text-end">
            Change %
          </span>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={scroller} role="rowgroup" tabIndex={0} className="overflow-y-auto" style={{ height }}>
        <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, size }) => {
            const row = rows[index];
            return (
              row && <Row key={row.symbol} row={row} index={index} style={{ top: start, height: size }} />
            );
          })}
        </div>
      </div>
    </div>
  );
}

const rowCount = 5000;
const quotes = createSampleQuotes(rowCount);

/** Milliseconds between two rounds of the moving story, and prices a round: 2,000 a second. */
const roundMs = 20;
const pricesARound = 40;

function Moving() {
  useEffect(() => {
    let round = 0;
    const id = setInterval(() => {
      round += 1;
      for (let step = 0; step < pricesARound; step += 1) {
        // A stride that is prime to the count visits every row in turn.
        const index = ((round * pricesARound + step) * 7) % rowCount;
        quotes.tick(index, quotes.priceOf(index) + Math.sin(round + step) / 2);
      }
    }, roundMs);
    return () => clearInterval(id);
  }, []);
  return <LiveList aria-label="All instruments" rows={quotes.rows} height={480} />;
}

const meta = {
  title: 'Finance/LiveList',
  component: LiveList,
  args: { 'aria-label': 'All instruments', rows: quotes.rows, height: 480 },
  parameters: {
    docs: {
      description: {
        component:
          'How a list of thousands of moving prices is built: the virtualiser mounts what is seen, each cell subscribes once, and all writes of a frame happen together. An example to build on, not an entry of the library.',
      },
    },
  },
} satisfies Meta<typeof LiveList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {};

/** 2,000 prices a second over 5,000 rows. */
export const TwoThousandASecond: Story = { tags: ['!autodocs'], render: () => <Moving /> };

/** The virtualiser mounts a screen of the whole, and rows keep their height. */
export const Whole: Story = {
  tags: ['!autodocs'],
  args: { height: 720 },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'All instruments' });
    await step('the table tells its whole size, and mounts a screen of it', async () => {
      await expect(table).toHaveAttribute('aria-rowcount', '5001');
      await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    });
    await step('a price reaches its row', async () => {
      quotes.tick(0, 4321.5);
      await waitFor(() => expect(within(table).getByText('4,321.50')).toBeVisible(), { timeout: 5000 });
    });
    await step('rows stay 52 px high', async () => {
      for (const row of within(table).getAllByRole('row').slice(1)) {
        await expect(row.offsetHeight).toBe(52);
        await expect(row.scrollHeight).toBeLessThanOrEqual(52);
      }
    });
  },
};
