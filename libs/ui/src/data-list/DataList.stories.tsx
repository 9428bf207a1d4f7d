import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag } from '../badge/Badge.tsx';
import { Card } from '../card/Card.tsx';
import { fixedSource } from '../live-price/fixedSource.ts';
import { LivePrice } from '../live-price/LivePrice.tsx';
import { PriceChange } from '../price-change/PriceChange.tsx';
import { Sparkline } from '../sparkline/Sparkline.tsx';
import { DataList } from './DataList.tsx';

const openStock = fn();

const items = [
  { id: 'DAKSHBK', name: 'Dakshina Bank', price: 1042.6, percent: 0.74, points: [3, 4, 4, 6, 5, 7] },
  { id: 'INDRAOIL', name: 'Indradhanush Oil', price: 1486.2, percent: 0.88, points: [3, 3, 4, 5, 6, 7] },
  { id: 'NEELSOFT', name: 'Neelam Softworks', price: 3164.5, percent: -0.68, points: [7, 6, 6, 4, 4, 3] },
].map(({ id, name, price, percent, points }) => ({
  id,
  title: (
    <span className="flex items-center gap-1.5">
      {id} <Tag>NSE</Tag>
    </span>
  ),
  detail: name,
  middle: <Sparkline points={points} />,
  value: <LivePrice source={fixedSource(price)} />,
  valueDetail: <PriceChange percent={percent} />,
}));

const meta = {
  title: 'Display/DataList',
  component: DataList,
  args: { 'aria-label': 'Watch list', items },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Card title="Watch list" isFlush>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Rows of a subject and its figures, for phones and narrow cards. Each is 52 px high (40 compact, 64 on phones) and grows with a long name; figures step down before they would leave the row.

**Do** make the whole row the link. **Don’t** put buttons into the rows of linked lists. Columns that are compared are a DataTable, columns that are sorted a GridTable.`,
      },
    },
  },
} satisfies Meta<typeof DataList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};

export const LinkedRows: Story = { args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })) } };

export const PressableRows: Story = {
  args: { items: items.map((item) => ({ ...item, onPress: openStock })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /NEELSOFT/ }));
    await expect(openStock).toHaveBeenCalledTimes(1);
  },
};

export const LongNames: Story = {
  args: {
    items: items.map((item) => ({ ...item, title: 'अत्यंत लंबा नाम '.repeat(20), detail: 'x'.repeat(500) })),
  },
};
