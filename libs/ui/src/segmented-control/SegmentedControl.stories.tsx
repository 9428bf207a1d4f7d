import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

type Range = '1D' | '1W' | '1M' | '1Y';
const ranges = (['1D', '1W', '1M', '1Y'] as const).map((value) => ({ value, label: value }));

const meta = {
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl<string>,
  parameters: {
    docs: {
      description: {
        component: [
          'One choice out of two to six short words, always with exactly one chosen. The raised thumb slides to it.',
          '**Do** give Buy and Sell their tones: the word says it, the colour repeats it.',
          '**Don’t** use it to move between pages (Tabs).',
        ].join('\n\n'),
      },
    },
  },
  args: { 'aria-label': 'Range', value: '1Y', onChange: fn(), options: ranges },
  render: function Controlled(args: SegmentedControlProps<string>) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ranges: Story = {};

/** The side is a word; the colour repeats it. */
export const Side: Story = {
  args: {
    'aria-label': 'Order side',
    size: 'md',
    isFullWidth: true,
    value: 'BUY',
    options: [
      { value: 'BUY', label: 'Buy', tone: 'buy' },
      { value: 'SELL', label: 'Sell', tone: 'sell' },
    ],
  },
};

export const OneOptionDisabled: Story = {
  args: {
    options: ranges.map((range) => ({ ...range, isDisabled: range.value === ('1M' satisfies Range) })),
  },
};

/** Longer labels in an Indic script: nothing may clip. */
export const LongHindiLabels: Story = {
  args: {
    'aria-label': 'ऑर्डर का प्रकार',
    isFullWidth: true,
    value: 'BUY',
    options: [
      { value: 'BUY', label: 'ख़रीदें और होल्ड करें', tone: 'buy' },
      { value: 'SELL', label: 'पूरी होल्डिंग बेचें', tone: 'sell' },
    ],
  },
};

export const ChosenByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'Tab lands on the selected segment, arrow and Space choose the next [I2-3-CHOICES]',
      async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('radio', { name: '1Y' })).toHaveFocus();
        await userEvent.keyboard('{ArrowLeft}[Space]');
        await expect(canvas.getByRole('radio', { name: '1M' })).toBeChecked();
        await expect(args.onChange).toHaveBeenCalledWith('1M');
      },
    );
    await step('pressing the selected segment again changes nothing', async () => {
      await userEvent.keyboard('[Space]');
      await expect(canvas.getByRole('radio', { name: '1M' })).toBeChecked();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
};

function OtherRanges(args: SegmentedControlProps<string>) {
  const [hasMore, setHasMore] = useState(false);
  const options = hasMore ? ['A week', 'A month', 'A whole year'] : ['1W', '1M', '1Y'];
  return (
    <div className="grid justify-items-start gap-4">
      <Button onPress={() => setHasMore(true)}>In words</Button>
      <SegmentedControl
        {...args}
        value={options[2]}
        options={options.map((value) => ({ value, label: value }))}
      />
    </div>
  );
}

/** Other options in the place of the first ones, the chosen one at the same place: the thumb lies under it. */
export const OptionsReplaced: Story = {
  tags: ['!autodocs'],
  render: OtherRanges,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In words' }));
    const chosen = canvas.getByRole('radio', { name: 'A whole year' });
    const thumb = canvasElement.querySelector('[role="radiogroup"] > [aria-hidden]');
    await waitFor(() => {
      const { left, width } = chosen.getBoundingClientRect();
      void expect(thumb?.getBoundingClientRect().left).toBeCloseTo(left, 0);
      void expect(thumb?.getBoundingClientRect().width).toBeCloseTo(width, 0);
    });
  },
};
