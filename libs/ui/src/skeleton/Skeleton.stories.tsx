import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataList } from '../data-list/DataList.tsx';
import { DataTable } from '../data-table/DataTable.tsx';
import { fixedSource } from '../live-price/fixedSource.ts';
import { LivePrice } from '../live-price/LivePrice.tsx';
import { PriceChange } from '../price-change/PriceChange.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Skeleton, SkeletonLine, SkeletonRows, SkeletonTable } from './Skeleton.tsx';
import { SkeletonSegments } from './SkeletonSegments.tsx';

const meta = {
  title: 'Display/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `A grey shape with the exact geometry of what follows, after 400 ms. SkeletonRows is as high as a DataList, SkeletonTable as a DataTable with its head.

**Do** let the region around it say that it is busy (Card does). **Don’t** put text beside it in the first two seconds, and don't use a spinner where the geometry is known.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: 220 } };

export const Block: Story = { args: { shape: 'block', width: 300, height: 40 } };

export const Circle: Story = { args: { shape: 'circle', width: 64, height: 64 } };

/** As high as the text that comes, whatever its size. */
export const Line: Story = {
  render: () => (
    <div className="grid grid-cols-2 items-start gap-4 text-heading">
      <div role="group" aria-label="Text">
        ₹37,36,100.70
      </div>
      <div role="group" aria-label="Loading text">
        <SkeletonLine width="80%" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('group', { name }).getBoundingClientRect().height;
    await expect(height('Loading text')).toBe(height('Text'));
  },
};

/** As large as the control that comes, so that the head of a card breaks its line at once where it will. */
export const Segments: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      <SegmentedControl
        aria-label="Rankings"
        value="active"
        onChange={() => {}}
        options={[
          { value: 'active', label: 'Most active' },
          { value: 'gainers', label: 'Gainers' },
        ]}
      />
      <div data-testid="room">
        <SkeletonSegments labels={['Most active', 'Gainers']} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('radiogroup', { name: 'Rankings' }).getBoundingClientRect();
    const room = canvas.getByTestId('room').firstElementChild?.getBoundingClientRect();
    await expect(room?.height).toBe(control.height);
    await expect(Math.abs((room?.width ?? 0) - control.width)).toBeLessThan(1);
  },
};

export const Rows: Story = { render: () => <SkeletonRows rows={4} /> };

export const Table: Story = { render: () => <SkeletonTable rows={4} /> };

const rows = [
  {
    id: 'DAKSHBK',
    title: 'DAKSHBK',
    detail: 'Dakshina Bank',
    value: <LivePrice source={fixedSource(1042.6)} />,
  },
  {
    id: 'DHVANI',
    title: 'DHVANI',
    detail: 'Dhvani Telecom',
    value: <LivePrice source={fixedSource(2064.9)} />,
  },
].map((row) => ({ ...row, valueDetail: <PriceChange percent={0.74} /> }));

/** Nothing on the page moves when the rows come. */
export const AsHighAsTheRows: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div className="grid grid-cols-2 items-start gap-4">
      <div role="group" aria-label="List">
        <DataList aria-label="Watch list" items={rows} />
      </div>
      <div role="group" aria-label="Loading list">
        <SkeletonRows rows={2} />
      </div>
      <div role="group" aria-label="Table">
        <DataTable
          aria-label="Shares"
          rows={rows}
          rowId={({ id }) => id}
          columns={[
            { id: 'title', header: 'Symbol', isRowHeader: true, cell: ({ title }) => title },
            { id: 'value', header: 'LTP', align: 'end', cell: ({ value }) => value },
          ]}
        />
      </div>
      <div role="group" aria-label="Loading table">
        <SkeletonTable rows={2} />
      </div>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('each is as high as what comes [I2-5-STATES]', async () => {
      const height = (name: string) => canvas.getByRole('group', { name }).getBoundingClientRect().height;
      await expect(height('List')).toBe(104);
      await expect(height('Loading list')).toBe(height('List'));
      await expect(height('Loading table')).toBe(height('Table'));
    });
  },
};

/** Of what is not loading yet: it comes as late as any other, and then nothing moves. */
export const Still: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div className="still">
      <SkeletonLine />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('.animate-shimmer')];
    await expect(shapes.length).toBeGreaterThan(0);
    for (const shape of shapes) {
      const { animationName, animationDelay } = getComputedStyle(shape);
      await expect([animationName, animationDelay]).toEqual(['ui-appear', '0.4s']);
    }
  },
};
