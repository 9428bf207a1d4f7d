import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IndexStrip, IndexTile } from './IndexTile.tsx';
import { sampleTile } from './sampleTile.testing.ts';

const unknown = sampleTile({ name: 'SENSEX', lastPrice: null, changePercent: null });
const points = [12, 14, 13, 17, 16, 20, 19, 24, 23, 27];

const meta = {
  title: 'Finance/IndexTile',
  component: IndexTile,
  args: sampleTile({ name: 'SENSEX', lastPrice: 88642.18, changePercent: 0.39, points }),
  decorators: [
    (Story, { name }) => (
      <div className={name === 'Strip' ? '' : 'w-45 rounded-card border border-border bg-surface'}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `One market index: name, live value, change and the shape of the day. A loading tile is exactly as high as a loaded one.

**Do** show the six of the watch list in one strip. **Don't** announce ticks; the page itself says when values are no longer live, and mutes them.`,
      },
    },
  },
} satisfies Meta<typeof IndexTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};

export const Down: Story = {
  args: sampleTile({
    name: 'INDIAVIX',
    lastPrice: 11.26,
    changePercent: -1.84,
    points: points.toReversed(),
  }),
};

export const Loading: Story = { args: { ...unknown, isLoading: true } };

export const NotKnown: Story = { args: unknown };

export const Strip: Story = {
  render: () => (
    <IndexStrip
      aria-label="Indices"
      tiles={[
        sampleTile({ name: 'SENSEX', lastPrice: 88642.18, changePercent: 0.39, points }),
        sampleTile({ name: 'NIFTY50', lastPrice: 27184.35, changePercent: 0.36, points }),
        sampleTile({ name: 'NIFTYBANK', lastPrice: 61208.9, changePercent: 0.48, points }),
        sampleTile({
          name: 'NIFTYSMLCAP100',
          lastPrice: 18436.55,
          changePercent: -0.31,
          points: points.toReversed(),
        }),
        sampleTile({ name: 'NIFTYMIDCAP100', lastPrice: 62840.2, changePercent: 0.16, points }),
        sampleTile({ name: 'INDIAVIX', lastPrice: 11.26, changePercent: -1.84, points: points.toReversed() }),
      ]}
    />
  ),
};

/** The shape of the day on one clock, with a hairline at the previous close. */
export const SincePreviousClose: Story = {
  args: sampleTile({
    name: 'SENSEX',
    lastPrice: 88642.18,
    changePercent: 0.39,
    previousClose: 88_300,
    dayRatio: 0.4,
    points: [88_300, 88_420, 88_210, 88_500, 88_642],
  }),
};

/** A changed value is coloured within its own letters: nothing beside it is touched. */
export const TouchesNoNeighbour: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const price = canvasElement.querySelector('[data-live-price]');
    const letters = document.createRange();
    letters.selectNodeContents(canvas.getByText('88,642.18'));
    const cell = price?.getBoundingClientRect();
    const text = letters.getBoundingClientRect();
    await expect(Math.abs((cell?.left ?? -99) - text.left)).toBeLessThan(0.5);
    await expect(Math.abs((cell?.right ?? -99) - text.right)).toBeLessThan(0.5);
    await expect(cell?.top ?? 0).toBeGreaterThanOrEqual(
      canvas.getByText('SENSEX').getBoundingClientRect().bottom,
    );
    const line = canvasElement.querySelector('svg[viewBox="0 0 64 22"]')?.getBoundingClientRect();
    await expect(line?.top ?? 0).toBeGreaterThanOrEqual((cell?.bottom ?? 99) - 1);
  },
};

/** Nothing on the page moves when the first value comes. */
export const LoadingIsAsHighAsLoaded: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <ul className="flex items-start gap-4">
      <li aria-label="Loaded">
        <IndexTile {...args} />
      </li>
      <li aria-label="Loading">
        <IndexTile {...args} {...unknown} isLoading />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('listitem', { name }).getBoundingClientRect().height;
    await expect(height('Loading')).toBe(height('Loaded'));
  },
};
