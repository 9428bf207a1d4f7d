import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { SandboxMark } from '../sandbox-mark/SandboxMark.tsx';
import { DrawerHost, type DrawerPanelProps, type DrawerPanels } from './DrawerHost.tsx';
import { createDrawers } from './store.ts';

function StockPanel({ payload }: DrawerPanelProps<'stock'>) {
  return (
    <p className="p-6">
      {payload.symbol} on {payload.market}
    </p>
  );
}

function DepositPanel({ close }: DrawerPanelProps<'deposit'>) {
  return (
    <div className="p-6">
      <Button onPress={close}>Done</Button>
    </div>
  );
}

const panels: DrawerPanels = {
  stock: { title: 'Stock Detail', Panel: StockPanel, height: '94vh' },
  deposit: { title: 'Deposit', Panel: DepositPanel },
};

interface PageProps {
  isOpenAtFirst: boolean;
  logError: (message: string) => void;
}

function Page({ isOpenAtFirst, logError }: PageProps) {
  const [store] = useState(() => createDrawers());
  useEffect(() => {
    if (isOpenAtFirst) store.open('stock', { market: 'NSE', symbol: 'DAKSHBK' });
  }, [isOpenAtFirst, store]);
  return (
    <div className="flex gap-3">
      <Button onPress={() => store.open('deposit', undefined)}>Deposit</Button>
      <Button variant="secondary" onPress={() => store.open('loan', undefined)}>
        Loan
      </Button>
      <DrawerHost
        store={store}
        panels={panels}
        mark={<SandboxMark form="responsive" />}
        logError={logError}
      />
    </div>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Page,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
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
