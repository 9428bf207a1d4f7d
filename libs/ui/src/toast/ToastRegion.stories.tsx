import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { createToasts, type ToastOptions } from './store.ts';
import { ToastRegion } from './ToastRegion.tsx';

interface ToastsProps {
  shown: ToastOptions[];
}

function ShownToasts({ shown }: ToastsProps) {
  const [store] = useState(() => createToasts());
  useEffect(() => {
    for (const toast of shown) store.show({ duration: 0, ...toast });
    return () => store.clear();
  }, [shown, store]);
  return (
    <div className="min-h-120">
      <Button
        variant="secondary"
        onPress={() => store.show({ title: 'Order book refreshed', duration: 400 })}
      >
        Show one
      </Button>
      <ToastRegion store={store} />
    </div>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: ShownToasts,
  args: { shown: [{ title: 'Order book refreshed', description: 'Showing the latest five levels.' }] },
} satisfies Meta<typeof ShownToasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = {
  args: { shown: [{ type: 'success', title: 'Avatar uploaded successfully' }] },
};

/** Announced at once: role alert. */
export const Failed: Story = {
  args: { shown: [{ type: 'error', title: 'Request timeout', description: 'No reply from the server.' }] },
};

/** Stays until the reply, without a timer bar. */
export const Loading: Story = {
  args: {
    shown: [
      { type: 'loading', title: 'Placing your order…', description: 'Stays until the exchange replies.' },
    ],
  },
};

/** The bar shows what is left of the time. */
export const WithTimer: Story = {
  args: { shown: [{ type: 'info', title: 'IPO closes tomorrow', duration: 60_000 }] },
};

export const AllTypesAndPositions: Story = {
  args: {
    shown: [
      { type: 'default', title: 'Order book refreshed', position: 'top-right' },
      { type: 'success', title: 'Password changed successfully.', position: 'top-left' },
      { type: 'error', title: 'Network error', position: 'bottom-right' },
      { type: 'info', title: 'IPO closes tomorrow', position: 'bottom-left' },
      { type: 'warning', title: 'Price band close', position: 'top-center' },
      { type: 'loading', title: 'Placing your order…', position: 'bottom-center' },
    ],
  },
};

export const PausesAndCloses: Story = {
  tags: ['!autodocs'],
  args: { shown: [{ type: 'error', title: 'Network error' }] },
  play: async ({ canvas, userEvent, step }) => {
    const show = canvas.getByRole('button', { name: 'Show one' });
    await step('a toast leaves by itself', async () => {
      await userEvent.click(show);
      await expect(canvas.getByText('Order book refreshed')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('Order book refreshed')).toBeNull());
    });
    await step('each has a button Close, reachable by keys', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};
