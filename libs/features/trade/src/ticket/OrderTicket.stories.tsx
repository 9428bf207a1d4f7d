import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { fn, screen } from 'storybook/test';
import { createTicketServer } from '../testing/ticketServer.ts';
import { TicketPage } from './TicketPage.tsx';

const meta = {
  title: 'Screens/Trade/Order ticket',
  component: TicketPage,
  tags: ['!autodocs'],
  args: {
    instrument: { market: 'NSE', symbol: 'ARAVBANK' },
    side: 'BUY',
    onInstrumentChange: fn(),
    onSetPin: fn(() => Promise.resolve(true)),
    onDeposit: fn(),
    onAwaiting: fn(),
    onDone: fn(),
    notFound: null,
  },
  beforeEach({ msw }) {
    msw.use(...createTicketServer({ isAtBoth: true }).handlers);
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof TicketPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
type UserEvent = Parameters<Play>[0]['userEvent'];

/** Nothing typed yet: nothing is wrong yet. */
export const Empty: Story = {};

async function typeQuantity(canvas: Canvas, userEvent: UserEvent, quantity: string) {
  const field = await canvas.findByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(field);
  await userEvent.type(field, quantity);
}

export const Buy: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '40');
    await canvas.findByText('Confirmed by the exchange.');
  },
};

export const SellAtMarket: Story = {
  args: { side: 'SELL' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Market' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sell all' }));
    await canvas.findByText('Confirmed by the exchange.');
  },
};

export const Review: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '40');
    await canvas.findByText('Confirmed by the exchange.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('dialog', { name: 'Buy 40 ARAVBANK' });
  },
};

/** Rule, figure and the nearest value for each. */
export const Checks: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '5000');
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '1500.07');
    await canvas.findByText('1,500.07 is not a step of 0.10');
  },
};
