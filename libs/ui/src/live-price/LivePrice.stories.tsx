import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LivePrice, type LivePriceProps } from './LivePrice.tsx';
import { fixedSource } from './fixedSource.ts';
import { LiveMark, type PriceMark } from './LiveMark.tsx';
import { LiveText } from './LiveText.tsx';
import type { PriceSource } from './liveSource.ts';

const marks: readonly PriceMark[] = ['auction', 'close', 'halted'];

const meta = {
  title: 'Finance/LivePrice',
  component: LivePrice,
  args: { source: fixedSource(1542.6) },
  parameters: {
    docs: {
      description: {
        component:
          'A price that moves: the digits that changed are coloured for 600 ms, then the price rests for 2 s at least, and all prices on screen share an allowance. A tick writes one text node and renders nothing; `fixedSource` is for a price that does not move. **Do** mark a source as `isPaced` when it calls its listeners in an animation frame already. **Do** keep the box for the one instrument that is open and for the client’s own trades. **Don’t** announce ticks or roll figures; put a PriceChange beside it.',
      },
    },
  },
} satisfies Meta<typeof LivePrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {};

export const NotKnown: Story = { args: { source: fixedSource(null) } };

/** A price that is no number is a dash; 10¹⁵ keeps every digit. */
export const BadInput: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <LivePrice source={fixedSource(Number.NaN)} />
      <LivePrice source={fixedSource(Number.POSITIVE_INFINITY)} />
      <LivePrice source={fixedSource(-0)} />
      <LivePrice source={fixedSource(1e15)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(2);
    await expect(canvas.getByText('0.00')).toBeVisible();
    await expect(canvas.getByText('1,00,00,00,00,00,00,000.00')).toBeVisible();
  },
};

/** The tint takes no room: a row with a price stays as high as one without. */
export const KeepsTheRow: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-2">
      <div data-row="plain" className="border border-border">
        1,542.60
      </div>
      <div data-row="live" className="border border-border px-2">
        <LivePrice source={fixedSource(1542.6)} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [plain, live] = [...canvasElement.querySelectorAll<HTMLElement>('[data-row]')];
    await expect(live?.offsetHeight).toBe(plain?.offsetHeight);
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

function Moving(look: Pick<LivePriceProps, 'hasRupeeSign' | 'tint'>) {
  const [price] = useState(() => createSource(1542.6));
  return (
    <div className="flex items-center gap-6">
      <LivePrice source={price} {...look} />
      <Button variant="secondary" onPress={() => price.tick(1543.1)}>
        Tick up
      </Button>
      <Button variant="secondary" onPress={() => price.tick(1541.05)}>
        Tick down
      </Button>
    </div>
  );
}

/** The tape colours what is on screen only: its observer, which is older than this one, has been told by then. */
function seen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/** All of it read at one instant: a colour lasts 600 ms, whatever else the machine does. */
function colourOf(cell: HTMLElement) {
  const [range] = CSS.highlights.get('price-up') ?? [];
  return {
    flash: cell.dataset['flash'],
    isInCell: range?.startContainer.parentElement === cell,
    from: range?.startOffset,
    to: range?.endOffset,
  };
}

/** Only the digits that changed, fading from the first frame; the price is one text all the time. */
export const ColoursTheDigits: Story = {
  render: () => <Moving />,
  play: async ({ canvas, userEvent, step }) => {
    const price = canvas.getByText('1,542.60');
    await seen(price);
    // Written down as it happens: a busy machine may show few of its steps, and look when the colour is gone again.
    const left: number[] = [];
    const coloured: Array<ReturnType<typeof colourOf>> = [];
    const watch = new MutationObserver(() => {
      if (price.hasAttribute('data-flash')) coloured.push(colourOf(price));
      const tick = price.style.getPropertyValue('--tick');
      if (tick !== '') left.push(Number(tick));
    });
    watch.observe(price, { attributes: true, attributeFilter: ['style', 'data-flash'] });
    await step('a rise colours what has changed [I2-6-LIVE]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tick up' }));
      await expect(await canvas.findByText('1,543.10')).toBe(price);
      await waitFor(() => expect(coloured[0]).toEqual({ flash: 'up', isInCell: true, from: 4, to: 5 }));
    });
    await step('it ends, and the next change finds the price at rest', async () => {
      const cell = canvas.getByText('1,543.10');
      await waitFor(() => expect(cell).not.toHaveAttribute('data-flash'), { timeout: 2000 });
      await expect(CSS.highlights.get('price-up')?.size).toBe(0);
      watch.disconnect();
      await expect(left.some((ratio) => ratio > 0 && ratio < 1)).toBe(true);
      await expect(left).toEqual(left.toSorted((one, other) => other - one));
      await userEvent.click(canvas.getByRole('button', { name: 'Tick down' }));
      await expect(await canvas.findByText('1,541.05')).not.toHaveAttribute('data-flash');
    });
  },
};

/** For the one instrument that is open, and for the client's own trades; its rupee sign stands in the box too. */
export const Box: Story = {
  render: () => <Moving tint="box" hasRupeeSign />,
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByText('1,542.60');
    await expect(getComputedStyle(price, '::before').content).toBe('"₹"');
    await seen(price);
    await userEvent.click(canvas.getByRole('button', { name: 'Tick down' }));
    await waitFor(() => expect(canvas.getByText('1,541.05')).toHaveAttribute('data-flash', 'down'));
  },
};

const source = createSource(88642.18);

/** In long lists the cell reads a source of its own and no tick renders anything. */
export const FromASource: Story = {
  args: { source },
  play: async ({ canvas }) => {
    source.tick(88650.4);
    const cell = await canvas.findByText('88,650.40');
    source.tick(88642.18);
    await expect(await canvas.findByText('88,642.18')).toBe(cell);
  },
};

/** A volume or a value: text that moves, without the tint of a price. */
export const OtherFigure: Story = {
  render: function OtherFigure() {
    const [volume] = useState(() => {
      const prices = createSource(1_200_000);
      return { ...prices, read: () => `${String(prices.read())} shares` };
    });
    return (
      <div className="flex items-center gap-4">
        <LiveText source={volume} />
        <Button size="sm" variant="secondary" onPress={() => volume.tick(1_200_500)}>
          Tick
        </Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1200000 shares')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tick' }));
    await waitFor(() => expect(canvas.getByText('1200500 shares')).toBeVisible());
  },
};

/** Behind a price that is not of trading that goes on: of an auction, the official close, halted. */
export const Marked: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div className="grid justify-items-start gap-2">
      {marks.map((mark) => (
        <span key={mark}>
          <LivePrice source={fixedSource(1542.6)} />
          <LiveMark source={fixedSource(mark)} />
        </span>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('C')).toBeVisible());
    await expect(canvas.getByText('A')).toBeVisible();
    await expect(canvas.getByText('H')).toBeVisible();
  },
};
