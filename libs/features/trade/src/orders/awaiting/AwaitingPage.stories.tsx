import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, gttFixtures, waitingOrders } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createOrderServer } from '../../testing/createOrderServer.ts';
import { AwaitingPage } from './AwaitingPage.tsx';

const meta = {
  title: 'Screens/Portfolio/Awaiting orders',
  component: AwaitingPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...createOrderServer().handlers);
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof AwaitingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of every state that can still be traded one, as the exchange has them now. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.04% below')).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^INDRAOIL/ })).toBeVisible();
  },
};

/** Cards, the one that ends first at the top. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(4);
    await expect(
      (await canvas.findAllByText(/Stop orders do not take part in the closing auction/))[0],
    ).toBeVisible();
    const [amount] = await canvas.findAllByText(/61,131/);
    await expect(amount?.getBoundingClientRect().height).toBeGreaterThan(8);
  },
};

export const PhoneDark: Story = {
  ...Phone,
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'लंबित ऑर्डर' })).toBeVisible();
  },
};

export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /INDRAOIL/ });
    await expect(row).not.toHaveTextContent('61,131');
    await expect(row).toHaveTextContent('1,526.50');
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Awaiting orders' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** It says what will be here, and leads to the market. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ orders: [] }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No open orders' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore the market' })).toHaveAttribute('href', '/market');
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

/** Prices could not be had: the orders are there all the same. */
export const WithoutPrices: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stock/api/v1/stock', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^INDRAOIL/ })).toBeVisible();
    await expect(canvas.queryByText(/below$/)).toBeNull();
  },
};

/** What a change does to the place in the queue is said before it is sent. */
export const Modifying: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modify the order on INDRAOIL' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modify order' }));
    const price = await dialog.findByRole('textbox', { name: 'Price' });
    await step('the price moves by the tick', async () => {
      price.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(price).toHaveValue('1,526.6');
      await expect(await dialog.findByText(/loses its place in the queue/)).toBeVisible();
    });
    await step('one between the ticks is refused, with the nearest beside it', async () => {
      await userEvent.clear(price);
      await userEvent.keyboard('1526.44');
      await userEvent.click(await dialog.findByRole('button', { name: '1,526.40' }));
      await expect(price).toHaveValue('1,526.40');
    });
  },
};

export const ModifyingOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Modify the order on ARAVBANK' });
    if (button) await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Modify order' }));
    await expect(await dialog.findByRole('textbox', { name: 'Trigger price' })).toBeVisible();
  },
};

/** GTTs beside the other orders: one would pass today, the one with two legs would not. */
export const Gtt: Story = {
  beforeEach({ msw }) {
    const orders = [gttFixtures.healthy, gttFixtures.unhealthy, ...waitingOrders];
    msw.use(...createOrderServer({ orders }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Would pass today’s checks')).toBeVisible();
    await expect((await canvas.findAllByText(/^Would fail today: Only 0/))[0]).toBeVisible();
  },
};

export const GttDark: Story = { ...Gtt, globals: { theme: 'dark' } };
export const GttPhone: Story = { ...Gtt, globals: { viewport: { value: 'phone', isRotated: false } } };
/** A compact row has one line: what would fail stands beneath the list. */
export const GttCompact: Story = {
  ...Gtt,
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const told = await canvas.findAllByText(/^Would fail today: Only 0/);
    await expect(told.at(-1)).toBeVisible();
  },
};

export const GttHindi: Story = {
  ...Gtt,
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^आज विफल होता/))[0]).toBeVisible();
  },
};

export const ModifyingGtt: Story = {
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ orders: [gttFixtures.unhealthy] }).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modify the order on TEJASMOT' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modify order' }));
    await expect(await dialog.findByRole('textbox', { name: 'Stop price' })).toBeVisible();
  },
};

export const CancellingAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1.04% below');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }));
    // What comes in may be looked at in its first frame.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel 5 orders' })).toBeVisible());
  },
};
