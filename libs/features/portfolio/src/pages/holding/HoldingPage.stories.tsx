import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import { brokenPortfolioHandlers, newClient, portfolioHandlers, worstClient } from '../../testing.ts';
import { HoldingPage } from './HoldingPage.tsx';

const meta = {
  title: 'Screens/Portfolio/Holdings',
  component: HoldingPage,
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
    await expect((await card.findAllByRole('listitem'))[0]).toHaveTextContent(/^ARAVBANK820 × 861\.30/);
    await expect(card.queryByRole('table')).toBeNull();
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
