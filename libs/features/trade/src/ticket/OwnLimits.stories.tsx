import type { Meta, StoryObj } from '@storybook/react-vite';
import { registerPinDialog } from '@wealth/session';
import { onStage, staged } from '@wealth/testing/stage';
import { expect, fn } from 'storybook/test';
import { createTicketServer, noLimits } from '../testing/ticketServer.ts';
import type { TicketServerState } from '../testing/ticketServerState.ts';
import { TicketPage, type TicketPageProps } from './TicketPage.tsx';

interface StoryArgs extends TicketPageProps {
  /** What the back end of the story does beside what is right. */
  state: Partial<TicketServerState>;
}

function Page({ state: _, ...props }: StoryArgs) {
  return <TicketPage {...props} />;
}

const meta = {
  title: 'Screens/Trade/Order ticket, own limits',
  component: Page,
  tags: ['!autodocs'],
  args: {
    state: { isAtBoth: true },
    instrument: { market: 'NSE', symbol: 'ARAVBANK' },
    side: 'BUY',
    onInstrumentChange: fn(),
    onSetPin: fn(() => Promise.resolve(true)),
    onDeposit: fn(),
    onAwaiting: fn(),
    onHolding: fn(),
    onDone: fn(),
    notFound: null,
  },
  beforeEach({ msw, args }) {
    localStorage.clear();
    msw.use(...createTicketServer(args.state).handlers);
    return registerPinDialog(() => Promise.resolve(true));
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

async function typeQuantity({ canvas, userEvent }: PlayContext, quantity = '40') {
  const field = await canvas.findByRole('textbox', { name: /^(Quantity|मात्रा)$/ });
  await userEvent.clear(field);
  await userEvent.type(field, quantity);
}

const typed: Play = async (context) => {
  await typeQuantity(context);
  await expect(await context.canvas.findByText('Confirmed by the exchange.')).toBeVisible();
};

const ownLimits = { ...noLimits, daily_loss: 5_000, largest_order: 200_000, lost_today: 1_240.5 };

/** What the client has forbidden itself, in a quiet line. */
export const OwnLimits: Story = { args: { state: { limits: ownLimits } }, play: typed };

/** The client's own largest order, with the quantity that would pass. */
export const AboveOwnLimit: Story = {
  args: { state: { limits: { ...ownLimits, largest_order: 30_000 } } },
  play: async (context) => {
    await typeQuantity(context);
    await expect(await context.canvas.findByText('Above your own largest order')).toBeVisible();
  },
};

/** Nothing is bought: the loss of the day is reached, and a cooling-off runs. */
export const StoppedByOneself: Story = {
  args: {
    state: {
      limits: {
        ...ownLimits,
        lost_today: 5_320.4,
        segments_off: ['stock'],
        cooling_off_until: '2026-11-20T18:00:00+05:30',
      },
    },
  },
  play: async (context) => {
    await typeQuantity(context);
    await expect(await context.canvas.findByText('You have stopped yourself for today')).toBeVisible();
  },
};

/** Without the depository's instruction no sale is delivered. */
export const WithoutDdpi: Story = {
  args: { side: 'SELL' },
  parameters: staged({ profile: { has_ddpi: false } }),
  play: async (context) => {
    await typeQuantity(context);
    await expect(await context.canvas.findByText('The depository has no instruction from you')).toBeVisible();
  },
};
