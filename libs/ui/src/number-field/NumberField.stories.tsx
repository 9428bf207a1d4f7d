import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatQuantity } from '@wealth/i18n-locale';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: 'Quantity', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'Takes an optional minus, digits and one decimal point while it is typed in; becomes a number, or empty, when focus leaves it. The value is `number | null`, never NaN.',
          '**Do** give `step` where people nudge a value: quantity by the lot, price by the tick.',
          '**Don’t** use it for money (MoneyField is exact) nor for numbers that are names: a PIN, a code, a mobile.',
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
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 25 } };

/** Minus and plus draw 36 px and are touched at 44; the arrow keys do the same. */
export const WithSteps: Story = {
  args: {
    defaultValue: 180000,
    step: 1000,
    minimum: 0,
    formatValue: formatQuantity,
    description: 'Smallest block ₹25 crore',
  },
};

export const Percentage: Story = { args: { label: 'Haircut (%)', defaultValue: 12.5 } };

export const Invalid: Story = {
  args: { defaultValue: -5, step: 1, errorMessage: 'Quantity must be more than zero.' },
};

export const Disabled: Story = { args: { defaultValue: 25, step: 1, isDisabled: true } };

/** A form that holds NaN or an infinity shows an empty box. */
export const NotANumber: Story = {
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('');
  },
};

/** 10^15 has no exponent and no digit is lost. */
export const Huge: Story = {
  args: { defaultValue: 1e15 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1000000000000000');
  },
};

export const TypesANumber: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Quantity' });
    await step('letters and a second point do not get in', async () => {
      await userEvent.type(box, '-1a2.5.e');
      await expect(box).toHaveValue('-12.5');
      await expect(args.onChange).toHaveBeenLastCalledWith(-12.5);
    });
    await step('a wrong letter in the middle leaves the caret where it was', async () => {
      await userEvent.type(box, 'x7', { initialSelectionStart: 2, initialSelectionEnd: 2 });
      await expect(box).toHaveValue('-172.5');
    });
    await step('a lone minus becomes empty once focus leaves', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '-');
      await expect(box).toHaveValue('-');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.tab();
      await expect(box).toHaveValue('');
    });
  },
};

export const StepsByKeysAndPointer: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 1542.6, step: 0.05, maximum: 1542.7 },
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Quantity' });
    await step('an arrow key moves by one step, exactly [I2-3-NUMBER]', async () => {
      await userEvent.click(box);
      await userEvent.keyboard('{ArrowUp}');
      await expect(box).toHaveValue('1542.65');
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith(1542.6);
    });
    await step('the buttons do the same, stop at the limit and leave the focus in the box', async () => {
      const plus = canvas.getByRole('button', { name: 'Increase Quantity' });
      for (let presses = 0; presses < 3; presses += 1) await userEvent.click(plus);
      await expect(box).toHaveValue('1542.7');
      await expect(box).toHaveFocus();
    });
  },
};
