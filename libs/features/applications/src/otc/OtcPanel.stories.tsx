import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage, staged } from '@wealth/testing/stage';
import { createDrawers, defineDrawer } from '@wealth/ui/drawer';
import { DrawerHost, type DrawerPanels } from '@wealth/ui/drawer-host';
import { delay, http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { failing } from '@wealth/api-sdk/testing';
import { closedBoard, openBoard, waitingBid } from '../testing/blockFixtures.ts';
import { createBlockServer } from '../testing/createBlockServer.ts';
import { OtcPanel } from './OtcPanel.tsx';

/** The drawer as the app declares it. */
const panels: DrawerPanels = {
  otc: defineDrawer<'otc'>({
    title: 'blocks.title',
    height: '94vh',
    isFullscreenOnMobile: true,
    load: () => Promise.resolve(() => <OtcPanel onSetPin={() => Promise.resolve(false)} />),
  }),
};

function OpenOtc() {
  const [store] = useState(() => createDrawers());
  useEffect(() => {
    store.open('otc');
  }, [store]);
  return <DrawerHost store={store} panels={panels} />;
}

const at = (now: string) => staged({ now: Date.parse(now) });

const meta = {
  title: 'Screens/Applications/OTC',
  component: OpenOtc,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(openBoard.now) },
  beforeEach({ msw }) {
    msw.use(...createBlockServer().handlers);
  },
  decorators: [onStage()],
} satisfies Meta<typeof OpenOtc>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'OTC Trading' }));

/** Inside a window: what is offered, the rules, and what a bid comes to. */
export const Open: Story = {
  play: async ({ userEvent }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole('radio', { name: /AGNIPETRO is offered/ }));
    await expect(await panel.findByText('₹25,02,95,866.18')).toBeVisible();
  },
};

export const OpenOnPhone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** The day is over: when the next window is, and why nothing can be placed. */
export const Closed: Story = {
  parameters: at(closedBoard.now),
  beforeEach({ msw }) {
    msw.use(...createBlockServer({ board: closedBoard, available: 494_118.55 }).handlers);
  },
};

export const ClosedOnPhone: Story = {
  ...Closed,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** Refused before anything is sent, with the nearest value in the button. */
export const BelowTheMinimum: Story = {
  play: async ({ userEvent }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole('radio', { name: /AGNIPETRO is offered/ }));
    const quantity = await panel.findByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '100000');
    await expect(await panel.findByText('A block is worth at least ₹25,00,00,000.')).toBeVisible();
  },
};

export const SelfTrade: Story = {
  beforeEach({ msw }) {
    msw.use(...createBlockServer({ bids: [{ ...waitingBid, side: 'SELL' }] }).handlers);
  },
  play: async ({ userEvent }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole('radio', { name: /AGNIPETRO is offered/ }));
    await expect(await panel.findByText(/no two bids of one PAN/)).toBeVisible();
  },
};

/** A bid that is not the other party's price waits until the window ends. */
export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(...createBlockServer({ bids: [waitingBid] }).handlers);
  },
};

/** The morning before the first deal. */
export const EmptyTape: Story = {
  beforeEach({ msw }) {
    msw.use(...createBlockServer({ board: { ...openBoard, tape: [], blocks: [] } }).handlers);
  },
};

export const Hidden: Story = { ...Closed, parameters: { ...staged({ isMasked: true }) } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/trade/app/v1/otc', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/trade/app/v1/otc', { status: 500, message: 'Out of order' }));
  },
};

export const PhoneInHindi: Story = {
  ...Closed,
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};
