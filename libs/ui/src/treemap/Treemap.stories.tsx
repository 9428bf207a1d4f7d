import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../card/index.ts';
import { HeatButton } from './HeatButton.tsx';
import { HeatScale } from './HeatScale.tsx';
import { sampleSectors } from './sampleSectors.ts';
import { Treemap } from './Treemap.tsx';

const meta = {
  title: 'Finance/Treemap',
  component: Treemap,
  subcomponents: { HeatButton },
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
        weight: Number.NaN,
        instruments: [
          { id: 'a', symbol: 'HUGE', name: 'Huge', changePercent: 1e15, weight: 1e21 },
          { id: 'b', symbol: 'NOCAP', name: 'No value', changePercent: -0.7, weight: Number.NaN },
          { id: 'c', symbol: 'NOCHANGE', name: 'شركة', changePercent: null, weight: 1e21 },
          {
            id: 'd',
            symbol: 'NEG',
            name: 'Below zero',
            changePercent: Number.NEGATIVE_INFINITY,
            weight: -5,
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

const moving = { value: -0.48, tell: new Set<() => void>() };

/** A tick writes shade, text and name of the one tile, and renders nothing. */
export const Live: Story = {
  tags: ['!autodocs'],
  args: {
    levels: 'instruments',
    sectors: [
      {
        id: 'Financials',
        name: 'Financials',
        changePercent: 0.2,
        weight: 2e13,
        instruments: [
          {
            id: 'DAKSHBK',
            symbol: 'DAKSHBK',
            name: 'Dakshin Bank',
            changePercent: -0.48,
            weight: 1.5e13,
            figure: '₹15.2 L Cr',
            change: {
              isPaced: true,
              read: () => moving.value,
              subscribe(listener) {
                moving.tell.add(listener);
                return () => void moving.tell.delete(listener);
              },
            },
          },
          { id: 'INDUBK', symbol: 'INDUBK', name: 'Indu Bank', changePercent: 1.14, weight: 9e12 },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('button', { name: 'Dakshin Bank, DAKSHBK, −0.48%, ₹15.2 L Cr' });
    await expect(tile).toHaveTextContent('₹15.2 L Cr');
    const fall = getComputedStyle(tile).backgroundColor;
    moving.value = 2.4;
    moving.tell.forEach((listener) => listener());
    await expect(tile).toHaveAccessibleName('Dakshin Bank, DAKSHBK, +2.40%, ₹15.2 L Cr');
    await expect(tile).toHaveTextContent('+2.40%');
    await expect(getComputedStyle(tile).backgroundColor).not.toBe(fall);
  },
};

/** Far below the screen no tile follows the market; on it, it does. */
export const OutOfSight: Story = {
  tags: ['!autodocs'],
  args: Live.args,
  render: (args) => (
    <>
      <div className="h-[300vh]" />
      <Treemap {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /DAKSHBK/ });
    await waitFor(() => expect(moving.tell.size).toBe(0));
    canvas.getByRole('button', { name: /DAKSHBK/ }).scrollIntoView();
    await waitFor(() => expect(moving.tell.size).toBe(1));
  },
};

export const OpenedByPointerAndKeys: Story = {
  tags: ['!autodocs'],
  args: { levels: 'instruments' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one stop of the Tab key; arrows move to the tile that lies there [I2-6-SHARES]', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName('Financials, +0.16%');
      await userEvent.keyboard('{ArrowDown}');
      const first = document.activeElement;
      await expect(first).toHaveAccessibleName(/BK, [+−]\d\.\d\d%$/);
      await userEvent.keyboard('{ArrowRight}');
      await expect(document.activeElement).not.toBe(first);
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
    });
    await step('a press opens the instrument, one on the line of a sector the sector', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dakshin Bank, DAKSHBK, +0.62%' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'instrument', id: 'DAKSHBK' });
      await userEvent.click(canvas.getByRole('button', { name: 'Financials, +0.16%' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'sector', id: 'Financials' });
    });
    await step('the tip says the full name, Escape takes it away', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Dakshin Bank, DAKSHBK, +0.62%' }));
      await expect(canvas.getByText('Dakshin Bank, DAKSHBK, +0.62%')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('Dakshin Bank, DAKSHBK, +0.62%')).toBeNull();
    });
  },
};

/** What is too small for its symbol is folded, and said. */
export const Folded: Story = {
  args: {
    levels: 'instruments',
    sectors: [
      {
        id: 'Chemicals',
        name: 'Chemicals',
        changePercent: 0.4,
        weight: 1e13,
        restCount: 48,
        instruments: Array.from({ length: 120 }, (_, index) => ({
          id: `S${index}`,
          symbol: `SHARE${index}`,
          name: `Share ${index}`,
          changePercent: (index % 9) - 4,
          weight: 1e12 / (index + 1) ** 2,
        })),
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: /^Chemicals, \d+ more$/ });
    await userEvent.click(more);
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'more', id: 'Chemicals' });
  },
};

const turning = { round: 0, tell: new Set<() => void>() };

/** A change of a tile that is another one in each round, with two decimals as the server tells it. */
const turningSource = (index: number) => ({
  isPaced: true,
  read: () => (((index + turning.round) % 41) * 12 - 250) / 100,
  subscribe(listener: () => void) {
    turning.tell.add(listener);
    return () => void turning.tell.delete(listener);
  },
});

const fiveHundred = [
  {
    id: 'All',
    name: 'All',
    changePercent: 0,
    weight: 500,
    instruments: Array.from({ length: 500 }, (_, index) => ({
      id: `S${index}`,
      // Short, so that none is folded.
      symbol: index.toString(36).toUpperCase(),
      name: `Share ${index}`,
      changePercent: 0,
      weight: 1e9,
      change: turningSource(index),
    })),
  },
];

function Turning(props: ComponentProps<typeof Treemap>) {
  useEffect(() => {
    const turn = () => {
      turning.round += 1;
      turning.tell.forEach((listener) => listener());
    };
    document.addEventListener('turn', turn);
    return () => document.removeEventListener('turn', turn);
  }, []);
  return <Treemap {...props} />;
}

/** What `npm run bench` measures: with each event `turn` every tile gets another change. */
export const FiveHundred: Story = {
  tags: ['!autodocs'],
  args: { levels: 'instruments', sectors: fiveHundred, height: 1000 },
  render: (args) => <Turning {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThan(100));
    const [tile] = canvas.getAllByRole('button');
    const before = tile?.getAttribute('aria-label');
    document.dispatchEvent(new Event('turn'));
    await expect(tile?.getAttribute('aria-label')).not.toBe(before);
  },
};
