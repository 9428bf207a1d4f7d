import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Chip, FilterChip } from './Chip.tsx';
import { ChipSelect } from './ChipSelect.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';

const remove = fn();

const meta = {
  title: 'Inputs/Chip',
  component: FilterChip,
  args: { children: 'Gainers', isSelected: false, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A filter that is on or off, with what it leaves; or a choice that was made and can be taken back. **Do** put several into one row that wraps. **Don’t** use it for one of several that must be chosen: that is a SegmentedControl.',
      },
    },
  },
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { count: 7 } };
export const On: Story = { args: { children: 'All', count: 9, isSelected: true } };

export const Removable: Story = {
  render: () => <Chip removal={{ label: 'Remove Financials', onPress: remove }}>Financials</Chip>,
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Financials' }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};

export const Plain: Story = { render: () => <Chip>NSE</Chip> };

export const LongText: Story = {
  args: { children: 'अत्यंत लंबा नाम '.repeat(20), count: 1000 },
  decorators: [
    (Story) => (
      <div className="w-40">
        <Story />
      </div>
    ),
  ],
};

function Filters() {
  const [chosen, setChosen] = useState<readonly string[]>(['All']);
  return (
    <div className="flex flex-wrap gap-2">
      {['All', 'Gainers', 'Losers'].map((name) => (
        <FilterChip
          key={name}
          isSelected={chosen.includes(name)}
          onChange={(isSelected) =>
            setChosen(isSelected ? [...chosen, name] : chosen.filter((other) => other !== name))
          }
        >
          {name}
        </FilterChip>
      ))}
    </div>
  );
}

/** A chip is a toggle: Space turns it on and off. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const gainers = canvas.getByRole('button', { name: 'Gainers' });
    await expect(gainers).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await expect(gainers).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('[Space]');
    await expect(gainers).toHaveAttribute('aria-pressed', 'false');
  },
};

const lists = Array.from({ length: 12 }, (_, index) => ({
  value: `list-${index}`,
  label: `List ${index + 1}`,
  count: '24',
}));

function Lists() {
  const [list, setList] = useState('list-0');
  return (
    <div className="w-80">
      <ChoiceChips aria-label="Lists" options={lists} value={list} onChange={setList} />
    </div>
  );
}

/** One of many: a radio group in one line that scrolls, walked through with the arrow keys. */
export const OneOfMany: Story = {
  tags: ['!autodocs'],
  render: () => <Lists />,
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('radio', { name: 'List 2 24' });
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowRight}[Space]');
    await expect(canvas.getByRole('radio', { name: 'List 3 24' })).toBeChecked();
  },
};

const sizes = [
  { value: 'any', label: 'Any size' },
  { value: 'large', label: 'Large cap' },
  { value: 'small', label: 'Small cap' },
] as const;

function Size() {
  const [size, setSize] = useState<(typeof sizes)[number]['value']>('any');
  return <ChipSelect label="Size" options={sizes} value={size} anyValue="any" onChange={setSize} />;
}

/** A filter with several values: its label alone until one is chosen. */
export const WithValues: Story = {
  tags: ['!autodocs'],
  render: () => <Size />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Size/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Large cap' }));
    await expect(canvas.getByRole('button', { name: /Size/ })).toHaveTextContent('Large cap');
  },
};
