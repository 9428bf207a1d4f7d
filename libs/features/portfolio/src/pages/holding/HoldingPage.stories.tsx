import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
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

export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(newClient));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenPortfolioHandlers());
  },
};

export const Masked: Story = { parameters: staged({ isMasked: true }) };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** The longest figures and names: nothing leaves its card, and nothing lies over its neighbour. */
export const WorstCase: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(worstClient));
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
