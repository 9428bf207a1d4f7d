import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { brokenMarketHandlers, marketHandlers } from '../../testing.ts';
import { MoversPage } from './MoversPage.tsx';

const meta = {
  title: 'Screens/Market/Movers',
  component: MoversPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...marketHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof MoversPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Most active' }));
    await expect((await card.findAllByRole('rowheader'))[0]).toHaveTextContent(/^INDRAOIL NSE/);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Most active' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Before the first trade of the day. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...marketHandlers(undefined, []));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No trades yet today')).toHaveLength(3));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenMarketHandlers());
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Losers' }));
    await expect(await card.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The rankings stand beneath one another. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const active = await canvas.findByRole('region', { name: 'Most active' });
    const gainers = canvas.getByRole('region', { name: 'Gainers' });
    await within(gainers).findAllByRole('rowheader');
    await expect(gainers.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      active.getBoundingClientRect().bottom,
    );
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'घट-बढ़' })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

/** Every figure has a head. */
export const Heads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Turnover' })).toBeVisible();
  },
};
