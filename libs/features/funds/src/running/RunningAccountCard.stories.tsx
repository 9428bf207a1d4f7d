import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, failing, getGetRunningAccountMockHandler } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { fundHandlers, runningFixture } from '../testing/fundFixtures.ts';
import { RunningAccountCard } from './RunningAccountCard.tsx';

const meta = {
  title: 'Screens/Funds/Running account',
  component: RunningAccountCard,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...fundHandlers());
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof RunningAccountCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fri, 1 Jan 2027')).toBeVisible();
  },
};

export const InHindi: Story = { globals: { locale: 'hi' } };

/** Not published yet, nothing traded, and orders that would lack money. */
export const Warned: Story = {
  beforeEach({ msw }) {
    const next = { ...runningFixture.next, day: '2027-04-02', reason: 'idle', provisional: true } as const;
    const order = { needed: 98_000, missing: 97_500, quantity: 100, price: 978 };
    const instrument = { market: 'NSE', symbol: 'ARAVBANK' } as const;
    msw.use(
      getGetRunningAccountMockHandler(
        envelopeOf({ ...runningFixture, next, gtts: [{ id: 'order-1', instrument, ...order }] }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Provisional')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/fund/app/v1/running_account', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
