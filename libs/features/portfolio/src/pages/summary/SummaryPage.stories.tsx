import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import type { ReturnsSearch } from '@wealth/hrefs';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import {
  brokenPortfolioHandlers,
  depositedClient,
  firstWeeksClient,
  newClient,
  portfolioHandlers,
  worstClient,
} from '../../testing.ts';
import { SummaryPage } from './SummaryPage.tsx';

/** The page with an address of its own. */
function Addressed({ search: first }: { search: ReturnsSearch }) {
  const [search, setSearch] = useState(first);
  return (
    <SummaryPage
      search={search}
      onSearchChange={(patch) => setSearch((before) => ({ ...before, ...patch }))}
    />
  );
}

const meta = {
  title: 'Screens/Portfolio/Summary',
  component: Addressed,
  args: { search: {} },
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof Addressed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tax deducted on dividends')).toBeVisible();
    await expect(await canvas.findByRole('slider', { name: /Value of your shares/ })).toBeVisible();
    const assets = within(canvas.getByRole('region', { name: 'Your assets here' }));
    await expect(assets.getByText('Together')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Total return' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Purchases dwarf the gain: it is shown alone, and what needs time says when it comes. */
export const FirstWeeks: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(firstWeeksClient));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('not yet')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Appears with time' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(newClient));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'It begins with the first share' }),
    ).toBeVisible();
  },
};

/** Money has come, and nothing was bought yet. */
export const OnlyADeposit: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(depositedClient));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have ₹25,000.00 to trade.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenPortfolioHandlers());
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Total return' }));
    await expect(await card.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The returns have not come: one Retry, and the other parts keep their height. */
export const OnePartMissing: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stat/app/v1/invest', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await canvas.findAllByText('Not loaded. See above.')).toHaveLength(5);
  },
};

export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Tax deducted on dividends');
    await expect(canvasElement).not.toHaveTextContent(/₹\d/);
    await expect(canvas.getByText('+13.22%')).toBeVisible();
  },
};

export const AfterTaxAndCharges: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Tax deducted on dividends');
    await userEvent.click(canvas.getByRole('switch', { name: 'After tax and charges today' }));
    await expect(await canvas.findByText('Tax on gains, if sold today')).toBeVisible();
  },
};

/** Days of the client's own choice. */
export const OwnDays: Story = {
  args: { search: { from: '2026-01-01', to: '2026-06-30' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Choose dates' })).toBeChecked();
  },
};

/** How the holdings are divided, by size, and which of them have gained. */
export const Allocation: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Allocation' }));
    await userEvent.click(await card.findByRole('radio', { name: 'Size' }));
    await expect(await card.findByRole('radio', { name: /Large/ })).toBeVisible();
    await userEvent.click(card.getByRole('radio', { name: 'Gain' }));
    await expect(await card.findByText('+₹1,88,628.00')).toBeVisible();
  },
};

export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('कुल रिटर्न')).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

/** The longest figures: nothing leaves its tile. */
export const WorstCase: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(worstClient));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/99,99,99,99,999/))[0]).toBeVisible();
  },
};
