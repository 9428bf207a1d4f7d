import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { settled } from '../internal/settled.testing.ts';
import { OverlayFooter } from '../modal/OverlayFooter.tsx';
import { DrawerHost, type DrawerPanels } from './DrawerHost.tsx';
import { OverlayHead } from './OverlayHead.tsx';
import { createDrawers, defineDrawer, type DrawerContentProps } from './store.ts';

function StockPanel({ payload }: DrawerContentProps<'stock'>) {
  return (
    <>
      <p className="p-6">
        {payload.symbol} on {payload.market}
      </p>
      <OverlayFooter>
        <Button isFullWidth variant="buy">
          Buy 25 for ₹38,634.35
        </Button>
      </OverlayFooter>
    </>
  );
}

function DepositPanel({ close }: DrawerContentProps<'deposit'>) {
  return (
    <div className="p-6">
      <Button onPress={close}>Done</Button>
    </div>
  );
}

const panels: DrawerPanels = {
  stock: defineDrawer<'stock'>({
    title: 'market.title',
    height: '94vh',
    load: () => Promise.resolve(StockPanel),
  }),
  deposit: defineDrawer<'deposit'>({ title: 'profile.deposit', load: () => Promise.resolve(DepositPanel) }),
};

interface PageProps {
  /** @default those of the page */
  panels?: DrawerPanels;
  isOpenAtFirst: boolean;
  logError: (message: string) => void;
}

function Page({ isOpenAtFirst, logError, panels: shown = panels }: PageProps) {
  const [store] = useState(() => createDrawers());
  useEffect(() => {
    if (isOpenAtFirst) store.open('stock', { market: 'NSE', symbol: 'DAKSHBK' });
  }, [isOpenAtFirst, store]);
  return (
    <div className="flex gap-3">
      <Button onPress={() => store.open('deposit')}>Deposit</Button>
      <Button variant="secondary" onPress={() => store.open('loan')}>
        Loan
      </Button>
      <DrawerHost store={store} panels={shown} logError={logError} />
    </div>
  );
}

const usage = `
What a page opens without leaving it: the details of a share, a deposit, an application. One at a time.

**Do** declare it with \`defineDrawer\` and open it with \`openDrawer(type, payload)\`; put its one action into \`OverlayFooter\`; close and go on with
\`drawers.closeThen(() => navigate(…))\`, which waits the 200 ms until it has left the screen.

**Don’t** open a drawer from a drawer, or give it a height of its own unless terms and button must be seen together.
`;

const meta = {
  title: 'Overlays/Drawer',
  component: Page,
  parameters: { docs: { description: { component: usage }, story: { inline: false, height: '520px' } } },
  args: { isOpenAtFirst: true, logError: fn() },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 80vh unless the panel or the caller says otherwise. */
export const Open: Story = {};

export const OpensAndCloses: Story = {
  tags: ['!autodocs'],
  args: { isOpenAtFirst: false },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Deposit' });
    await step('the button Close closes it and focus returns', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Deposit' });
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('so do Escape and the panel itself', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Deposit' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const UnknownTypeIsLogged: Story = {
  tags: ['!autodocs'],
  args: { isOpenAtFirst: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loan' }));
    await waitFor(() => expect(args.logError).toHaveBeenCalledWith('Unknown drawer type: loan'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

function HeadedPanel() {
  return (
    <>
      <OverlayHead>
        <p className="text-heading">NARMCEM</p>
        <p className="text-detail text-fg-muted">Narmada Cement</p>
      </OverlayHead>
      <p className="p-6">The share stands above.</p>
    </>
  );
}

const headedPanels: DrawerPanels = {
  deposit: defineDrawer<'deposit'>({ title: 'profile.deposit', load: () => Promise.resolve(HeadedPanel) }),
};

/** What it is about stands in its head; its title still names it, for who does not see it. */
export const WithAHeadOfItsOwn: Story = {
  tags: ['!autodocs'],
  args: { isOpenAtFirst: false, panels: headedPanels },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
    await settled();
    const head = within(dialog).getByText('NARMCEM').closest('header');
    await expect(head).toContainElement(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(within(dialog).getByRole('heading', { name: 'Deposit' }).clientWidth).toBeLessThanOrEqual(1);
  },
};

const ticketPanels: DrawerPanels = {
  deposit: defineDrawer<'deposit'>({
    title: 'profile.deposit',
    placement: 'right',
    load: () => Promise.resolve(DepositPanel),
  }),
};

/** From the right edge, as high as the screen and 988 px wide: an order ticket. */
export const AtTheRight: Story = {
  tags: ['!autodocs'],
  args: { isOpenAtFirst: false, panels: ticketPanels },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
    await settled();
    const { top, right, width } = dialog.getBoundingClientRect();
    await expect(top).toBeCloseTo(0, 0);
    await expect(right).toBeCloseTo(window.innerWidth, 0);
    await expect(width).toBeLessThanOrEqual(988);
  },
};

/** The payload of another instrument, and the height of 80vh that nothing else was said for. [S2-BOTTOM-HEIGHT] */
export const EightyOfTheHeight: Story = {
  tags: ['!autodocs'],
  args: { isOpenAtFirst: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
    await settled();
    await expect(dialog.getBoundingClientRect().top / window.innerHeight).toBeCloseTo(0.2, 1);
    await expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
  },
};

async function swipe(handle: HTMLElement, { by, pointerType }: { by: number; pointerType: string }) {
  const { left, top } = handle.getBoundingClientRect();
  const at = { pointerId: 7, isPrimary: true, pointerType, clientX: left + 40, clientY: top + 20 };
  await fireEvent.pointerDown(handle, at);
  await fireEvent.pointerMove(handle, { ...at, clientY: at.clientY + by / 2 });
  await fireEvent.pointerMove(handle, { ...at, clientY: at.clientY + by });
  await fireEvent.pointerUp(handle, { ...at, clientY: at.clientY + by });
}

export const ClosesBySwipe: Story = {
  tags: ['!autodocs'],
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Market' });
    await settled();
    const title = within(dialog).getByRole('heading', { name: 'Market' });
    await step('a finger on the content, or a mouse on the title, does not close it', async () => {
      await swipe(within(dialog).getByText('DAKSHBK on NSE'), { by: 500, pointerType: 'touch' });
      await swipe(title, { by: 500, pointerType: 'mouse' });
      await expect(dialog).toBeVisible();
    });
    await step('nor does a finger that pushes up', async () => {
      await swipe(title, { by: -300, pointerType: 'touch' });
      await expect(dialog).toBeVisible();
    });
    await step('a finger that pushes the title down closes it [I2-2-SWIPE]', async () => {
      await swipe(title, { by: 500, pointerType: 'touch' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
