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

const usage = `
Tells what has happened, beside what the client does next. Equal toasts within 3 s are one; pointer or focus on one of
them stops the time of all. F6 moves the keyboard into them and back.

**Do** let the app's caches show the toast of a failed call; give a duration of 0 to what must be read.

**Don’t** put an action there that exists nowhere else, or a message that belongs to a field.
`;

const meta = {
  title: 'Overlays/Toast',
  component: ShownToasts,
  parameters: { docs: { description: { component: usage }, story: { inline: false, height: '520px' } } },
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
  play: async ({ canvas, step }) => {
    await step('six toasts, each in its corner of the window [S2-TOASTS]', async () => {
      const boxOf = async (text: string) => (await canvas.findByText(text)).getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      const [topLeft, topRight] = [
        await boxOf('Password changed successfully.'),
        await boxOf('Order book refreshed'),
      ];
      await expect(topLeft.left).toBeLessThan(innerWidth / 2);
      await expect(topRight.right).toBeGreaterThan(innerWidth / 2);
      await expect((await boxOf('Price band close')).top).toBeLessThan(innerHeight / 2);
      for (const text of ['Network error', 'IPO closes tomorrow', 'Placing your order…']) {
        await expect((await boxOf(text)).bottom).toBeGreaterThan(innerHeight / 2);
      }
      await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(6);
    });
  },
};

export const PausesAndCloses: Story = {
  tags: ['!autodocs'],
  args: { shown: [{ type: 'error', title: 'Network error' }] },
  play: async ({ canvas, userEvent, step }) => {
    const show = canvas.getByRole('button', { name: 'Show one' });
    await step('a toast leaves by itself [S2-TOASTS]', async () => {
      await userEvent.click(show);
      await expect(await canvas.findByText('Order book refreshed')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('Order book refreshed')).toBeNull());
    });
    await step('each has a button Close, reachable by keys [S2-TOASTS]', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    });
  },
};

export const Warning: Story = {
  args: {
    shown: [{ type: 'warning', title: 'Price band close', description: '1.2% from the upper limit.' }],
  },
};

/** 500 characters, right-to-left and combining characters: the toast grows, nothing is cut. */
export const UnusualTexts: Story = {
  args: {
    shown: [
      { type: 'error', title: 'N'.repeat(500) },
      { type: 'info', title: 'تم إيداع المبلغ', description: 'Z̷̧͓̆a̴̛l̵g̶o text, and निवेश की जानकारी' },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('N'.repeat(500));
    const toast = canvas.getByRole('alert');
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
  },
};

export const TheKeyboardGoesInAndOut: Story = {
  tags: ['!autodocs'],
  args: {
    shown: [
      { type: 'error', title: 'Network error' },
      { type: 'success', title: 'PIN has been set' },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    const page = canvas.getByRole('button', { name: 'Show one' });
    await canvas.findByText('Network error');
    await step('F6 goes to the toasts and back to where it came from [I2-2-TOAST]', async () => {
      page.focus();
      await userEvent.keyboard('{F6}');
      await expect(canvas.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
      await userEvent.keyboard('{F6}');
      await expect(page).toHaveFocus();
    });
    await step('closing one gives the focus to the next, closing the last gives it back', async () => {
      await userEvent.keyboard('{F6}{Enter}');
      await waitFor(() => expect(canvas.queryByText('Network error')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(page).toHaveFocus());
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Notifications' })).toBeNull());
    });
  },
};

export const HoverHoldsAllOfThem: Story = {
  tags: ['!autodocs'],
  args: { shown: [{ type: 'info', title: 'IPO closes tomorrow' }] },
  play: async ({ canvas, userEvent, step }) => {
    const held = (await canvas.findByText('IPO closes tomorrow')).closest('li');
    if (!held) throw new Error('the toast is no item of a list');
    await step('the bar of a toast stands still while the pointer is on another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show one' }));
      await userEvent.hover(held);
      const brief = (await canvas.findByText('Order book refreshed')).closest('li');
      const bar = brief?.querySelector('[aria-hidden="true"][style]');
      await waitFor(() => expect(bar).toHaveStyle({ animationPlayState: 'paused' }));
    });
    await step('and its time runs on when the pointer leaves', async () => {
      await userEvent.unhover(held);
      await waitFor(() => expect(canvas.queryByText('Order book refreshed')).toBeNull());
      await expect(canvas.getByText('IPO closes tomorrow')).toBeVisible();
    });
  },
};
