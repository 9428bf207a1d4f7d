import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TradeLimits } from '@wealth/api-sdk/model';
import { failing } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { limitServer, noLimits, someLimits, waitingLimits } from '../../testing/limitFixtures.ts';
import { LimitsPage } from './LimitsPage.tsx';

interface StoryArgs {
  /** What the back end of the story keeps. */
  limits: TradeLimits;
}

const meta = {
  title: 'Screens/Me/Trading limits',
  component: (_: StoryArgs) => <LimitsPage />,
  tags: ['!autodocs'],
  args: { limits: someLimits },
  beforeEach({ msw, args }) {
    msw.use(...limitServer(args.limits).handlers);
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<StoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Default: Story = {};

/** Nothing is forbidden yet. */
export const None: Story = { args: { limits: noLimits } };

/** A larger loss and a segment wait for tomorrow, and a cooling-off runs. */
export const Waiting: Story = { args: { limits: waitingLimits } };

/** Every limit is set; a larger order waits for tomorrow and can be taken back. */
export const LooserOrder: Story = {
  args: {
    limits: {
      ...someLimits,
      daily_loss: 15_000,
      largest_order: 750_000,
      pending: { daily_loss: 15_000, largest_order: 900_000, segments_off: ['otc'], from: '2026-11-20' },
    },
  },
};

/** Nothing but a cooling-off, which can be made longer only. */
export const CoolingOff: Story = {
  args: { limits: { ...noLimits, cooling_off_until: '2026-11-26T14:32:00+05:30' } },
};

export const LossReached: Story = { args: { limits: { ...someLimits, lost_today: 5_320.4 } } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.get('*/client/app/v1/limits', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/client/app/v1/limits', { status: 500, message: 'Out of order' }));
  },
};

export const InHindi: Story = { args: { limits: waitingLimits }, globals: { locale: 'hi' } };

export const Phone: Story = { args: { limits: waitingLimits }, globals: phone };

export const PhoneInHindi: Story = { args: { limits: waitingLimits }, globals: { locale: 'hi', ...phone } };

/** By the keyboard alone: a larger loss says from when it counts before it is saved, and waits then. */
export const LoosenedByKeys: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: 'Largest daily loss' });
    await step('while it is typed it says from when it would count', async () => {
      field.focus();
      await userEvent.keyboard('{Control>}a{/Control}9000');
      await expect(await canvas.findByText(/^Applies from Fri, 20 Nov 2026/)).toBeVisible();
    });
    await step('saved, it waits', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Looser, so from Fri, 20 Nov 2026.')).toBeVisible();
    });
  },
};

/** One press takes back what waits: the tighter amount goes on. */
export const TakenBack: Story = {
  ...LooserOrder,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep ₹7,50,000.00' }));
    await waitFor(() => expect(canvas.queryByText(/^Looser, so from/)).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Largest purchase' })).toHaveValue('7,50,000');
  },
};

/** What cannot be undone is asked for twice, with Cancel in the focus. */
export const BeginningACoolingOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin cooling-off' }));
    const question = within(await screen.findByRole('dialog', { name: 'Begin a cooling-off?' }));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};
