import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RangeSwitch, standardRanges, type RangeSwitchProps } from './RangeSwitch.tsx';

const meta = {
  title: 'Finance/RangeSwitch',
  component: RangeSwitch<string>,
  args: { ranges: standardRanges, value: '1M', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'How far back a chart looks. **Do** put it in the header of the card that holds the chart. **Don’t** let it change figures elsewhere on the page, or use it for intervals and ranges at once.',
      },
    },
  },
  render: function Controlled(args: RangeSwitchProps<string>) {
    const [value, setValue] = useState(args.value);
    return (
      <RangeSwitch
        {...args}
        value={value}
        onChange={(range) => {
          setValue(range);
          args.onChange(range);
        }}
      />
    );
  },
} satisfies Meta<typeof RangeSwitch<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

/** Intervals of candles, as wide as a phone. */
export const FullWidth: Story = {
  args: { ranges: ['1m', '5m', '15m', '1h', '1D', '1W'], value: '5m', size: 'md', isFullWidth: true },
};

/** A share that was listed last month has no five years. */
export const SomeWithoutData: Story = { args: { disabledRanges: ['1Y', '5Y'] } };

export const ChosenByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1M' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}[Space]');
    await expect(args.onChange).toHaveBeenCalledWith('3M');
    await userEvent.click(canvas.getByRole('radio', { name: '1D' }));
    await expect(args.onChange).toHaveBeenCalledWith('1D');
  },
};
