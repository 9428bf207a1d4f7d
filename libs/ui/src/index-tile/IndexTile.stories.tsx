import type { Meta, StoryObj } from '@storybook/react-vite';
import { IndexStrip, IndexTile } from './IndexTile.tsx';

const points = [12, 14, 13, 17, 16, 20, 19, 24, 23, 27];

const meta = {
  title: 'Finance/IndexTile',
  component: IndexTile,
  args: { name: 'SENSEX', lastPrice: 88642.18, changePercent: 0.39, points },
  decorators: [
    (Story, { name }) => (
      <div className={name === 'Strip' ? '' : 'w-45 rounded-card border border-border bg-surface'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IndexTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};

export const Down: Story = {
  args: { name: 'INDIAVIX', lastPrice: 11.26, changePercent: -1.84, points: points.toReversed() },
};

export const Loading: Story = { args: { lastPrice: null, changePercent: null, isLoading: true } };

/** Known no longer: the last value with its time. */
export const Stale: Story = { args: { staleText: 'As of 14:28 IST' } };

export const NotKnown: Story = { args: { lastPrice: null, changePercent: null, points: [] } };

export const Strip: Story = {
  render: () => (
    <IndexStrip
      aria-label="Indices"
      tiles={[
        { name: 'SENSEX', lastPrice: 88642.18, changePercent: 0.39, points },
        { name: 'NIFTY50', lastPrice: 27184.35, changePercent: 0.36, points },
        { name: 'NIFTYBANK', lastPrice: 61208.9, changePercent: 0.48, points },
        { name: 'NIFTYSMLCAP100', lastPrice: 18436.55, changePercent: -0.31, points: points.toReversed() },
        { name: 'NIFTYMIDCAP100', lastPrice: 62840.2, changePercent: 0.16, points },
        { name: 'INDIAVIX', lastPrice: 11.26, changePercent: -1.84, points: points.toReversed() },
      ]}
    />
  ),
};
