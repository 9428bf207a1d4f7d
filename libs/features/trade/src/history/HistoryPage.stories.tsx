import type { Meta, StoryObj } from '@storybook/react-vite';
import { clientActionFixtures, failing, orderFixtures, pastOrders } from '@wealth/api-sdk/testing';
import { onStage, withSearch } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createOrderServer } from '../testing/createOrderServer.ts';
import { HistoryPage, type HistoryPageProps } from './HistoryPage.tsx';

const History = withSearch((props: Omit<HistoryPageProps, 'onOpenAction'>) => (
  <HistoryPage {...props} onOpenAction={() => undefined} />
));

const meta = {
  title: 'Screens/Portfolio/Order history',
  component: History,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...createOrderServer().handlers);
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof History>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // A table at the desk, a list on the phone.
    await canvas.findAllByText(/^TEJASMOT/);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Compact: Story = { ...Default, globals: { density: 'compact' } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone', isRotated: false } } };
export const PhoneDark: Story = {
  ...Default,
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'ऑर्डर इतिहास' })).toBeVisible();
  },
};

/** What the address leaves out stands as chips, each with its way back. */
export const Filtered: Story = {
  args: { search: { side: 'SELL', query: 'neel', from: '2026-04-01', to: '2027-03-31' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^NEELSOFT/);
    await expect(canvas.getByRole('button', { name: 'Remove the filter Tax year 2026–27' })).toBeVisible();
  },
};

/** Behind one button, with how many there are. */
export const FilteredOnAPhone: Story = {
  ...Filtered,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/^NEELSOFT/);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter 3' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('button', { name: 'Remove the filter Tax year 2026–27' })).toBeVisible();
  },
};

const tagged = pastOrders.map((order, index) => ({
  ...order,
  tags: ['earnings', 'long term', 'a tag of twenty-four ch'].slice(0, index),
}));

/** The client's own tags, each with the way to the orders that have it. */
export const Tags: Story = {
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ orders: tagged }).handlers);
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('earnings');
  },
};

/** What companies did to the shares stands among the orders on its ex-date. */
export const CorporateActions: Story = {
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ actions: Object.values(clientActionFixtures) }).handlers);
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^MOHARAMC/);
  },
};

export const CorporateActionsOnAPhone: Story = {
  ...CorporateActions,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const CorporateActionsInHindi: Story = { ...CorporateActions, globals: { locale: 'hi' } };

export const CorporateActionsFailed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stat/app/v1/actions', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The corporate actions could not be shown among the orders.'),
    ).toBeVisible();
  },
};

/** Days of the client's own choice. */
export const OwnRange: Story = {
  args: { search: { from: '2026-11-18' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'First day' })).toHaveValue('18/11/2026');
  },
};

export const NothingFits: Story = {
  args: { search: { query: 'nothing at all' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders match these filters')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ orders: [] }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No past orders yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Order history' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/trade/app/v1/orders', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const manyOrders = Array.from({ length: 10_000 }, (_, index) => ({
  ...orderFixtures.expired,
  id: `order-${index}`,
  quantity: index + 1,
}));

/** One list: pages come as their rows come near, and those in view are on the page. */
export const TenThousandOrders: Story = {
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ orders: manyOrders }).handlers);
  },
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('the end of what is there brings the next page', async () => {
      await canvas.findByText('0 / 1');
      window.scrollTo({ top: document.body.scrollHeight });
      await waitFor(() => expect(grid.scrollHeight).toBeGreaterThan(300 * 32));
      await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    });
  },
};
