import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Lots } from '@wealth/api-sdk/model';
import {
  envelopeOf,
  failing,
  getGetLotsMockHandler,
  mostRupees,
  orderFixtures,
} from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { soldOfOne, soldOfSixty, soldOfThree } from './soldLotsFixture.ts';
import { createOrderServer } from '../../testing/createOrderServer.ts';
import { OrderPage } from './OrderPage.tsx';

const answerLots = (lots: Lots) => getGetLotsMockHandler(envelopeOf(lots));

const meta = {
  title: 'Screens/Portfolio/Order detail',
  component: OrderPage,
  tags: ['!autodocs'],
  args: { id: 'complete', notFound: <p>Not found</p> },
  beforeEach({ msw }) {
    msw.use(answerLots(soldOfThree), ...createOrderServer().handlers);
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Executed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /ARAVBANK/ })).toBeVisible();
    await expect(canvas.getByText('Executed in full')).toBeVisible();
  },
};

export const Dark: Story = { ...Executed, globals: { theme: 'dark' } };
export const Phone: Story = { ...Executed, globals: { viewport: { value: 'phone', isRotated: false } } };
export const PhoneDark: Story = {
  ...Executed,
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'क्या हुआ' })).toBeVisible();
  },
};

export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /ARAVBANK/ });
    await expect(canvas.queryByText(/60,362/)).toBeNull();
  },
};

export const Open: Story = {
  args: { id: 'open' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Blocked for this order')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Modify the order on INDRAOIL' })).toBeVisible();
  },
};

/** Charges so far, and what is still to come. */
export const PartlyFilled: Story = {
  args: { id: 'partial' },
  beforeEach({ msw }) {
    msw.use(answerLots(soldOfOne));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('So far'))[0]).toBeVisible();
  },
};

/** Of three lots, with a gain, with a loss, and bought and sold on one day. */
export const LotsSold: Story = {
  args: { id: 'cancelled-part' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−₹544.30')).toBeVisible();
    await expect(canvas.getByText('Sold on the day of the purchase', { exact: false })).toBeVisible();
  },
};

export const LotsSoldHindiPhone: Story = {
  args: { id: 'cancelled-part' },
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−₹544.30')).toBeVisible();
  },
};

/** More than stand there at once, at the longest amounts. */
export const ManyLots: Story = {
  args: { id: 'cancelled-part' },
  beforeEach({ msw }) {
    const sold = soldOfSixty.sold.map((part) => ({ ...part, proceeds: mostRupees, gain: mostRupees }));
    msw.use(answerLots({ ...soldOfSixty, sold }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 56 more lots' }));
    await expect(canvas.getByRole('button', { name: 'Show 6 more lots' })).toHaveFocus();
  },
};

/** The rest of the order stands without them. */
export const LotsFailed: Story = {
  args: { id: 'cancelled-part' },
  beforeEach({ msw }) {
    msw.use(failing('*/stat/app/v1/lots', { status: 503, message: 'Not now.' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The lots of this sale could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Charges of this order' })).toBeVisible();
  },
};

/** It ends with continuous trading. */
export const TriggerPending: Story = {
  args: { id: 'trigger-pending' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Stop orders do not take part in the closing auction/),
    ).toBeVisible();
  },
};

export const Pending: Story = {
  args: { id: 'pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Modify the order on ARAVBANK' })).toBeDisabled();
  },
};

export const Queued: Story = {
  args: { id: 'queued' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kept for the next session')).toBeVisible();
  },
};

export const Rejected: Story = {
  args: { id: 'rejected' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Trading in the share is halted.'))[0]).toBeVisible();
  },
};

export const CancelledInPart: Story = {
  args: { id: 'cancelled-part' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Stop orders end with continuous trading/))[0]).toBeVisible();
  },
};

export const Expired: Story = {
  args: { id: 'expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was traded')).toBeVisible();
  },
};

/** The client's own words on it. */
export const WithNoteAndTags: Story = {
  beforeEach({ msw }) {
    const words = { note: 'Before the results.\nHalf of it now.', tags: ['earnings', 'long term'] };
    msw.use(...createOrderServer({ orders: [{ ...orderFixtures.complete, ...words }] }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove the tag earnings' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save note' })).toBeDisabled();
  },
};

/** Bought before a holiday of the banks on which the exchange trades. */
export const SettlementHoliday: Story = {
  beforeEach({ msw }) {
    const trades = orderFixtures.complete.trades.map((trade) => ({
      ...trade,
      time: '2026-02-18T11:52:06+05:30',
    }));
    msw.use(
      ...createOrderServer({
        orders: [{ ...orderFixtures.complete, trades, settlement_date: '2026-02-20' }],
      }).handlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the exchange trades, nothing settles/)).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { id: 'nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Order' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/trade/app/v1/orders/:id', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
