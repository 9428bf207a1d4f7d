import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import {
  envelopeOf,
  failing,
  getGetLotsMockHandler,
  getGetMarketStatusMockHandler,
  getGetOrdersMockHandler,
  holdingFixtures,
  orderFixtures,
} from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { expect, fn } from 'storybook/test';
import { firstView } from '../../model/chartView.ts';
import { statusFixture, stockFixture, stockHandlers } from '../../testing/stockFixtures.ts';
import { StockDetailView } from './StockDetailView.tsx';

const meta = {
  title: 'Screens/Market/Stock detail',
  component: StockDetailView,
  tags: ['!autodocs'],
  args: {
    share: stockFixture,
    view: firstView,
    onViewChange: fn(),
    headingLevel: 'h1',
  },
  beforeEach({ msw }) {
    msw.use(...stockHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof StockDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Session, fundamentals, news and corporate actions. */
export const AllParts: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('region', { name: 'Session of ARAVBANK' })).toHaveTextContent(
      'Continuous trading',
    );
    await step('fundamentals', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Fundamentals' }));
      await expect(await canvas.findByRole('table', { name: 'Eight quarters' })).toBeVisible();
      await expect(canvas.getByRole('table', { name: 'Four years' })).toBeVisible();
    });
    await step('news is text, whatever it holds', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'News' }));
      await expect((await canvas.findAllByText(/<script>fewer<\/script>/))[0]).toBeVisible();
    });
    await step('corporate actions', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Corporate actions' }));
      await expect(
        await canvas.findByRole('rowheader', { name: /^Dividend of ₹4.50 a share/ }),
      ).toBeVisible();
    });
  },
};

/** An index has neither band, lot nor orders, and pays nothing. */
export const Index: Story = {
  args: {
    share: {
      ...stockFixture,
      market: 'INDEX',
      symbol: 'NIFTY50',
      name: 'Nifty 50',
      sector: 'Index',
      series: null,
      quote: {
        ...stockFixture.quote,
        market: 'INDEX',
        symbol: 'NIFTY50',
        lower_band: null,
        upper_band: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'News' })).toBeVisible();
    await expect(canvas.queryByText('Lot')).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Corporate actions' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
};

/** Head, band and chart are there, whatever else could not be read. */
export const OtherPartsFailed: Story = {
  beforeEach({ msw }) {
    for (const call of ['market_status', 'company', 'actions']) {
      msw.use(failing(`*/stock/api/v1/${call}`, { status: 500, message: 'Out of order' }));
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The company profile could not be loaded.')).toBeVisible();
    await expect(canvas.getByText("The market's session could not be loaded.")).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Price band' })).toBeVisible();
  },
};

/** The client's trades as marks, what was paid and a waiting order as lines. */
export const OwnTrades: Story = {
  beforeEach({ msw }) {
    const [held] = holdingFixtures;
    msw.use(
      getGetLotsMockHandler(
        envelopeOf({
          open: [
            {
              id: '1',
              isin: stockFixture.isin,
              origin: 'trade',
              action_id: null,
              bonus_record_date: null,
              in_transit: false,
              bought_at: '2026-06-02T10:15:00+05:30',
              bought_on: '2026-06-02',
              settles_at: '2026-06-03T08:00:00+05:30',
              quantity: held.quantity,
              cost: 998 * held.quantity,
              charges: 7.2,
              transaction_tax: 36,
              added_cost: 0,
              market_value_2018: null,
              order_id: null,
            },
          ],
          sold: [],
          year_gains: [],
          brought_losses: [],
          next_cursor: null,
        }),
      ),
      getGetOrdersMockHandler(({ request }) => {
        const isWaiting = new URL(request.url).searchParams.get('status') === 'awaiting';
        const { complete, triggerPending } = orderFixtures;
        const again = {
          ...complete,
          id: 'again',
          filled_quantity: 20,
          filled_at: '2026-11-19T11:53:00+05:30',
        };
        const sale = {
          ...complete,
          id: 'sale',
          side: 'SELL' as const,
          filled_at: '2026-11-19T13:31:00+05:30',
        };
        return envelopeOf({
          items: isWaiting ? [triggerPending] : [sale, again, complete],
          next_cursor: null,
        });
      }),
    );
  },
};

/** Halted, for delivery only and under surveillance, all at once. */
export const OutOfTheOrdinary: Story = {
  args: {
    share: {
      ...stockFixture,
      series: 'BE',
      surveillance: 'gsm',
      halted: true,
      quote: { ...stockFixture.quote, halted: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trading halted')).toBeVisible();
    await expect(canvas.getByText('Trade-for-trade')).toBeVisible();
  },
};

/** The price names its basis, and when the market opens. */
export const Closed: Story = {
  args: { share: { ...stockFixture, quote: { ...stockFixture.quote, basis: 'close' } } },
  beforeEach({ msw }) {
    const closed = { phase: 'closed', ends_at: '2026-11-20T09:00:00+05:30' } as const;
    msw.use(getGetMarketStatusMockHandler(envelopeOf({ ...statusFixture, auction: closed, plain: closed })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trading opens Fri, 20 Nov 2026, 09:15 IST')).toBeVisible();
    await expect(canvas.getByText(/^Official close/)).toBeVisible();
  },
};

/** The longest name and the largest figures that the market may bring. */
const longest = {
  ...stockFixture,
  symbol: 'ARAVBANKLONGNAME',
  name: 'Aravalli Bank and Agricultural Development Corporation of India Limited',
  series: 'BE',
  surveillance: 'asm',
  quote: {
    ...stockFixture.quote,
    symbol: 'ARAVBANKLONGNAME',
    last_price: 9_999_999_999.99,
    change: -999_999_999.99,
    change_percent: -99.99,
    previous_close: 9_999_999_999.99,
    open: 9_999_999_999.99,
    high: 9_999_999_999.99,
    low: 9_999_999_998.99,
    lower_band: 9_999_999_998.99,
    upper_band: 9_999_999_999.99,
    week52_high: 9_999_999_999.99,
    week52_low: 9_999_999_998.99,
    volume: 99_999_999_999,
  },
} as const;

const fitsIn = (width: number): Story => ({
  args: { share: longest },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Session of ARAVBANKLONGNAME' });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
});

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  ...fitsIn(390),
};

export const PhoneHindi: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'hi' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'ARAVBANK का सत्र' });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
