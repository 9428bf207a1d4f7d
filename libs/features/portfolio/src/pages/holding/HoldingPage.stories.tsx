import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdingFixtures } from '@wealth/api-sdk/testing';
import { onStage, staged, withSearch } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import {
  brokenPortfolioHandlers,
  investedClient,
  newClient,
  portfolioHandlers,
  worstClient,
} from '../../testing.ts';
import { HoldingPage } from './HoldingPage.tsx';
import { manyHoldings } from './testing/lotsFixture.ts';

const meta = {
  title: 'Screens/Portfolio/Holdings',
  component: withSearch(HoldingPage),
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof HoldingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^ARAVBANK/ })).toHaveTextContent('₹8,23,977.00');
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Holdings' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(newClient));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Explore the market' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenPortfolioHandlers());
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Holdings' }));
    await expect(await card.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^ARAVBANK/ });
    await expect(row).toHaveTextContent('1,004.85');
    await expect(row).not.toHaveTextContent(/₹\d/);
  },
};

/** Rows of two lines in the place of the table. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Holdings' }));
    await expect(await card.findByRole('row', { name: /^ARAVBANK/ })).toHaveTextContent(
      /^ARAVBANK820 × 861\.30/,
    );
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'होल्डिंग' }));
    await expect(await card.findByRole('row', { name: /^ARAVBANK/ })).toHaveTextContent('₹8,23,977.00');
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

/** The longest figures and names: nothing leaves its card, and nothing lies over its neighbour. */
export const WorstCase: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(worstClient));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/99,99,99,99,999/))[0]).toBeVisible();
  },
};

/** The lots of a holding beneath it, in the order in which they are sold. */
export const Lots: Story = {
  args: { search: { lots: holdingFixtures[0].isin } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Lots of ARAVBANK' })).toBeVisible();
  },
};

export const BySector: Story = {
  args: { search: { group: 'sector' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Financials · 1 instrument')).toBeVisible();
  },
};

export const NoneFits: Story = {
  args: { search: { query: 'nothing of this' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

/** Those in view are on the page. */
export const FiveHundred: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers({ ...investedClient, holdings: manyHoldings(500) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Value of 500 instruments')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

/** What the holding is made of and its lots, over the page. */
export const PhoneLots: Story = {
  args: { search: { lots: holdingFixtures[1].isin } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const sheet = within(await page.findByRole('dialog', { name: 'Lots of DHVANI' }));
    await expect(await sheet.findByText('Cost of the next sale')).toBeVisible();
  },
};

/** Quantities and averages tell a fortune too. */
export const HidingValues: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /^ARAVBANK/ });
    await expect(row).toHaveTextContent('820');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide values' }));
    await expect(row).not.toHaveTextContent('820');
    await expect(row).toHaveTextContent('1,004.85');
  },
};
