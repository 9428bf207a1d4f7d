import type { Meta, StoryObj } from '@storybook/react-vite';
import { WatchButton } from '@wealth/parts';
import { onStage } from '@wealth/testing/stage';
import { expect, screen, waitFor } from 'storybook/test';
import { createWatchlistServer } from '../../testing.ts';

const meta = {
  title: 'Screens/Market/Watch',
  component: WatchButton,
  tags: ['!autodocs'],
  args: { instrument: { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' } },
  beforeEach({ msw }) {
    msw.use(...createWatchlistServer().handlers);
  },
  decorators: [onStage()],
} satisfies Meta<typeof WatchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The star is filled where a list has it. */
export const Watched: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Watch, in 1 list' })).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Watch, in 1 list' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Banks/ }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Banks/ })).toBeChecked());
  },
};

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone', isRotated: false } } };
