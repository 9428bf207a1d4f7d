import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LivePrice, type PriceSource } from './LivePrice.tsx';

const meta = {
  title: 'Finance/LivePrice',
  component: LivePrice,
  args: { value: 1542.6, source: undefined },
} satisfies Meta<typeof LivePrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {};

export const NotKnown: Story = { args: { value: null } };

function Moving() {
  const [price, setPrice] = useState(1542.6);
  return (
    <div className="flex items-center gap-6">
      <LivePrice value={price} />
      <Button variant="secondary" onPress={() => setPrice(1543.1)}>
        Tick up
      </Button>
      <Button variant="secondary" onPress={() => setPrice(1541.05)}>
        Tick down
      </Button>
    </div>
  );
}

/** The background tells the direction for 900 ms; the text keeps its colour. */
export const FlashesOnChange: Story = {
  render: () => <Moving />,
  play: async ({ canvas, userEvent, step }) => {
    await step('a rise flashes up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tick up' }));
      await expect(canvas.getByText('1,543.10')).toHaveAttribute('data-flash', 'up');
    });
    await step('a fall takes over at once, and ends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tick down' }));
      const cell = canvas.getByText('1,541.05');
      await expect(cell).toHaveAttribute('data-flash', 'down');
      await waitFor(() => expect(cell).not.toHaveAttribute('data-flash'), { timeout: 2000 });
    });
  },
};

function createSource(first: number): PriceSource & { tick: (price: number) => void } {
  let price = first;
  const listeners = new Set<() => void>();
  return {
    read: () => price,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tick(next) {
      price = next;
      for (const listener of listeners) listener();
    },
  };
}

const source = createSource(88642.18);

/** In long lists the cell reads a source of its own and no tick renders anything. */
export const FromASource: Story = {
  args: { value: undefined, source },
  play: async ({ canvas }) => {
    source.tick(88650.4);
    await expect(canvas.getByText('88,650.40')).toHaveAttribute('data-flash', 'up');
    source.tick(88642.18);
    await expect(canvas.getByText('88,642.18')).toHaveAttribute('data-flash', 'down');
  },
};
