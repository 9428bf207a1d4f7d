import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, noteFixtures } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { createOrderServer } from '../testing/createOrderServer.ts';
import { ContractNotePage } from './ContractNotePage.tsx';

const meta = {
  title: 'Screens/Portfolio/Contract note',
  component: ContractNotePage,
  tags: ['!autodocs'],
  args: { day: '2026-11-19' },
  beforeEach({ msw }) {
    msw.use(...createOrderServer().handlers);
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof ContractNotePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before 18:00 of its day: more trades may come. */
export const Provisional: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Provisional')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  },
};

export const Dark: Story = { ...Provisional, globals: { theme: 'dark' } };
export const Phone: Story = { ...Provisional, globals: { viewport: { value: 'phone', isRotated: false } } };

export const Final: Story = {
  beforeEach({ msw }) {
    const note = { ...noteFixtures.both, issued_at: '2026-11-19T14:00:00+05:30' };
    msw.use(...createOrderServer({ note }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Final')).toBeVisible();
  },
};

export const OneOrder: Story = {
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ note: noteFixtures.one }).handlers);
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('You pay'))[0]).toBeVisible();
  },
};

const manyOrders = Array.from({ length: 60 }, (_, index) =>
  noteFixtures.both.orders.map((order) => ({ ...order, order_id: `${order.order_id}-${index}` })),
).flat();

/** More orders than a sheet holds. */
export const Many: Story = {
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ note: { ...noteFixtures.one, orders: manyOrders } }).handlers);
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('INE000A01011'))[0]).toBeVisible();
  },
};

/** The longest names and amounts, in Hindi. */
export const LongHindi: Story = {
  globals: { locale: 'hi' },
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ note: noteFixtures.longest }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /कॉन्ट्रैक्ट नोट/ })).toBeVisible();
  },
};

export const LongHindiPhone: Story = {
  ...LongHindi,
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};

/** What is hidden is printed hidden. */
export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/are printed hidden/)).toBeVisible();
    await expect(canvas.queryByText(/60,291/)).toBeNull();
  },
};

export const NoTrades: Story = {
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ note: null }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trades on this day')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Contract note/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/trade/app/v1/notes', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
