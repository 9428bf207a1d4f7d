import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromPaise, fromWire } from '@wealth/domain';
import { formatAmount } from '@wealth/i18n-locale';
import { expect, fireEvent, fn } from 'storybook/test';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Inputs/MoneyField',
  component: MoneyField,
  args: { label: 'Amount', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'An amount in rupees. It is grouped the Indian way while it is typed, the caret stays between the same digits, and the value is exact: whole paise (`Paise` of `@wealth/domain`), or null.',
          '**Do** echo the amount in words through `describeAmount` where a zero too many would hurt.',
          "**Don’t** use it for prices with more than two decimals, nor for amounts below zero: whether money comes or goes is the form's subject, not the sign of a box.",
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
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: fromPaise(123456750) } };

/** The one amount that a form is about. */
export const Display: Story = {
  args: {
    size: 'display',
    defaultValue: fromPaise(5000000),
    describeAmount: () => 'Minimum ₹20,000 · Fifty thousand rupees',
  },
};

export const DisplayInvalid: Story = {
  args: { size: 'display', defaultValue: fromPaise(500000), errorMessage: 'The minimum deposit is ₹20,000.' },
};

export const DisplayEmpty: Story = { args: { size: 'display', description: 'Minimum ₹20,000' } };

/** A price that moves by its tick of ₹0.05. */
export const WithSteps: Story = {
  args: {
    label: 'Limit price',
    defaultValue: fromPaise(154260),
    step: fromPaise(5),
    isPaiseShown: true,
    description: 'Price band ₹1,376.80 – ₹1,682.70 (±10%)',
  },
};

export const Invalid: Story = {
  args: { defaultValue: fromPaise(9900), errorMessage: 'The minimum withdrawal is ₹100.' },
};

export const Disabled: Story = { args: { defaultValue: fromPaise(5000000), isDisabled: true } };

/** An amount below zero is a mistake of the caller and shows as empty. */
export const BelowZero: Story = {
  args: { value: fromPaise(-100) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  },
};

/** The largest amount that whole paise hold exactly; one digit more does not get in. */
export const Largest: Story = {
  args: { defaultValue: fromPaise(999_999_999_999_999) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(box).toHaveValue('99,99,99,99,99,999.99');
    await userEvent.type(box, '9', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(box).toHaveValue('99,99,99,99,99,999.99');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function caretOf(box: HTMLElement): number | null {
  return box instanceof HTMLInputElement ? box.selectionStart : null;
}

export const GroupsWhileTyping: Story = {
  tags: ['!autodocs'],
  args: { describeAmount: (amount) => formatAmount(amount / 100) },
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Amount' });
    await step('digits are grouped as they come; the value is in paise [I2-3-MONEY]', async () => {
      await userEvent.type(box, '1234567.5');
      await expect(box).toHaveValue('12,34,567.5');
      await expect(args.onChange).toHaveBeenLastCalledWith(123456750);
      await expect(box).toHaveAccessibleDescription('₹12,34,567.50');
    });
    await step('a third decimal and a letter do not get in', async () => {
      await userEvent.type(box, '09x');
      await expect(box).toHaveValue('12,34,567.50');
    });
    await step('a digit typed in the middle keeps the caret behind it', async () => {
      await userEvent.type(box, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
      await expect(box).toHaveValue('1,29,34,567.50');
      await expect(caretOf(box)).toBe(4);
    });
    await step('Backspace behind a comma takes the digit before it away', async () => {
      await userEvent.type(box, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
      await expect(box).toHaveValue('12,34,567.50');
      await expect(caretOf(box)).toBe(2);
    });
    await step('Delete before a comma takes the digit after it away', async () => {
      await userEvent.type(box, '{Delete}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
      await expect(box).toHaveValue('1,24,567.50');
    });
  },
};

export const TakesWhatIsPasted: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Amount' });
    await step('an amount as a bank writes it', async () => {
      await userEvent.click(box);
      await userEvent.paste('₹12,34,567.50');
      await expect(box).toHaveValue('12,34,567.50');
      await expect(args.onChange).toHaveBeenLastCalledWith(123456750);
    });
    await step('digits of an Indian script', async () => {
      await userEvent.clear(box);
      await userEvent.paste('१,००,०००');
      await expect(box).toHaveValue('1,00,000');
    });
    await step('what is no amount leaves the box as it was', async () => {
      await userEvent.paste('lakh');
      await expect(box).toHaveValue('1,00,000');
    });
    await step('one rupee and a half has two digits of paise once focus leaves', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '1.5');
      await userEvent.tab();
      await expect(box).toHaveValue('1.50');
    });
  },
};

/** A price between two ticks goes to the next one, and from there by ticks. The wheel does nothing. */
export const StepsOnItsGrid: Story = {
  tags: ['!autodocs'],
  args: { label: 'Price', step: fromWire(0.1), defaultValue: fromWire(1004.87), isPaiseShown: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveValue('1,004.90');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(box).toHaveValue('1,004.70');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Price' }));
    await fireEvent.wheel(box, { deltaY: 100 });
    await expect(box).toHaveValue('1,004.80');
  },
};
