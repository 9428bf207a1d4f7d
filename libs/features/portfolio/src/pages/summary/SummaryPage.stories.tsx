import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import { brokenPortfolioHandlers, newClient, portfolioHandlers, worstClient } from '../../testing.ts';
import { SummaryPage } from './SummaryPage.tsx';

const meta = {
  title: 'Screens/Portfolio/Summary',
  component: SummaryPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof SummaryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invested value')).toBeVisible();
    const cash = within(canvas.getByRole('region', { name: 'Cash' }));
    await expect(await cash.findByText('Withdrawable')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Cash' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(newClient));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No holdings yet' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'No cash yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenPortfolioHandlers());
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Cash' }));
    await expect(await card.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Summary' });
    await within(summary).findByText('Invested value');
    await expect(summary).not.toHaveTextContent(/₹\d/);
  },
};

export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('निवेश की गई राशि')).toBeVisible();
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
