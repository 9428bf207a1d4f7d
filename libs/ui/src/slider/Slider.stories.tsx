import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatAmount, formatPrice } from '@wealth/i18n-locale';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField } from '../number-field/index.ts';
import { Slider, type SliderProps } from './Slider.tsx';

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: { label: 'Tenure in months', minimum: 6, maximum: 36, step: 6, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'A value between two ends. An arrow key moves it by one step, Page Up and Page Down by ten.',
          '**Do** pair it with a number or money field where the exact figure matters.',
          '**Don’t** let it stand alone for money.',
        ].join('\n\n'),
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 12 } };

/** The price of a block within ±3% of its reference. */
export const WithMark: Story = {
  args: {
    label: 'Price',
    minimum: 1441.7,
    maximum: 1530.7,
    step: 0.05,
    defaultValue: 1478,
    formatValue: formatPrice,
    startLabel: '−3% 1,441.70',
    endLabel: '+3% 1,530.70',
    mark: { value: 1486.2, label: 'Ref. 1,486.20' },
  },
};

export const Disabled: Story = { args: { defaultValue: 12, isDisabled: true } };

/** What is no number, or lies outside of the ends, stands at an end. */
export const BadValues: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {[Number.NaN, null, Infinity, -1e15].map((value) => (
        <Slider {...args} key={String(value)} label={`Value ${String(value)}`} value={value} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const positions = canvas.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'));
    await expect(positions).toEqual(['6', '6', '36', '6']);
  },
};

export const LongHindi: Story = {
  args: {
    label: 'ऋण चुकाने की अवधि, महीनों में, जैसा आपके समझौते में लिखा है',
    defaultValue: 12,
    startLabel: 'कम से कम छह महीने',
    endLabel: 'ज़्यादा से ज़्यादा छत्तीस महीने',
    mark: { value: 12, label: 'सामान्य' },
  },
};

function Paired(args: SliderProps) {
  const [amount, setAmount] = useState<number | null>(600000);
  return (
    <Slider
      {...args}
      isLabelHidden
      value={amount}
      onChange={(next) => {
        setAmount(next);
        args.onChange?.(next);
      }}
      field={<NumberField label="Units" value={amount} onChange={setAmount} step={args.step} />}
    />
  );
}

/** The field and the slider hold the same value. */
export const PairedWithAField: Story = {
  args: { label: 'Units', minimum: 0, maximum: 911000, step: 1000, formatValue: formatAmount },
  render: Paired,
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Units' });
    const slider = canvas.getByRole('slider', { name: 'Units' });
    await step('what is typed moves the thumb', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '300000');
      await expect(slider).toHaveValue('300000');
      await expect(slider).toHaveAttribute('aria-valuetext', '₹3,00,000.00');
    });
    await step('what is moved changes the field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(box).toHaveValue('301000');
    });
  },
};

export const MovedByKeysAndPointer: Story = {
  tags: ['!autodocs'],
  args: { label: 'Price', minimum: 100, maximum: 110, step: 0.05, defaultValue: 105 },
  play: async ({ args, canvas, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Price' });
    await step('an arrow key is one step [I2-3-CHOICES]', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith(105.05);
    });
    await step('a page is ten steps', async () => {
      await userEvent.keyboard('{PageDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith(104.55);
    });
    await step('Home and End reach the ends', async () => {
      await userEvent.keyboard('{End}');
      await expect(slider).toHaveValue('110');
      await userEvent.keyboard('{Home}');
      await expect(slider).toHaveValue('100');
    });
  },
};
