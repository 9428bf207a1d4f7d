import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../card/index.ts';
import { HeatScale } from './HeatScale.tsx';
import { sampleSectors } from './sampleSectors.ts';
import { Treemap } from './Treemap.tsx';

const meta = {
  title: 'Finance/Treemap',
  component: Treemap,
  args: { 'aria-label': 'Sector heat map', sectors: sampleSectors, onOpen: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The market at a glance: the area is a dampened market value, the shade repeats the signed percentage. **Do** put the HeatScale beside it and a table or list of the same names on the page. **Don’t** take money values for the shade, or show two levels on a phone.',
      },
    },
  },
} satisfies Meta<typeof Treemap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLevels: Story = { args: { levels: 'instruments' } };

/** What phones show. */
export const SectorsOnly: Story = {
  args: { levels: 'sectors' },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
};

export const InACard: Story = {
  render: (args) => (
    <Card title="Sector heat map" note="size: market value" action={<HeatScale />}>
      <Treemap {...args} />
    </Card>
  ),
};

export const Empty: Story = { args: { sectors: [] } };

/** No market value is the least area; no change is a flat tile with a dash. */
export const BadInput: Story = {
  args: {
    levels: 'instruments',
    sectors: [
      {
        id: 'odd',
        name: 'न'.repeat(500),
        changePercent: Number.NaN,
        instruments: [
          { id: 'a', symbol: 'HUGE', name: 'Huge', changePercent: 1e15, marketCap: 1e21 },
          { id: 'b', symbol: 'NOCAP', name: 'No value', changePercent: -0.7, marketCap: Number.NaN },
          { id: 'c', symbol: 'NOCHANGE', name: 'شركة', changePercent: null, marketCap: 1e21 },
          {
            id: 'd',
            symbol: 'NEG',
            name: 'Below zero',
            changePercent: Number.NEGATIVE_INFINITY,
            marketCap: -5,
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
  },
};

export const OpenedByPointerAndKeys: Story = {
  tags: ['!autodocs'],
  args: { levels: 'instruments' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one stop of the Tab key; arrows move to the tile that lies there [I2-6-SHARES]', async () => {
      await userEvent.tab();
      const first = document.activeElement;
      await expect(first).toHaveAccessibleName('Dakshin Bank, DAKSHBK, +0.62%');
      await userEvent.keyboard('{ArrowRight}');
      await expect(document.activeElement).not.toBe(first);
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
    });
    await step('a press opens the instrument', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dakshin Bank, DAKSHBK, +0.62%' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'instrument', id: 'DAKSHBK' });
    });
    await step('the tip says the full name, Escape takes it away', async () => {
      await expect(canvas.getByText('Dakshin Bank, DAKSHBK, +0.62%')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('Dakshin Bank, DAKSHBK, +0.62%')).toBeNull();
    });
  },
};
