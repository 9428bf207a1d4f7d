import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Paise } from '@wealth/domain';
import { useForm, type Resolver } from 'react-hook-form';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { ChoiceCards } from '../choice-card/index.ts';
import { CodeField } from '../code-field/index.ts';
import { ComboBox } from '../combo-box/index.ts';
import { MobileField } from '../mobile-field/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { PinInput } from '../pin-input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Slider } from '../slider/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './Form.tsx';

interface Values {
  orderType: string | null;
  payWith: string | null;
  account: string | null;
  bank: string | null;
  name: string;
  mobile: string;
  amount: Paise | null;
  quantity: number | null;
  tenure: number;
  side: string;
  story: string;
  code: string;
  password: string;
  pin: string;
  isAlert: boolean;
  isAgreed: boolean;
}

const empty: Values = {
  orderType: null,
  payWith: null,
  account: null,
  bank: null,
  name: '',
  mobile: '',
  amount: null,
  quantity: null,
  tenure: 12,
  side: 'BUY',
  story: '',
  code: '',
  password: '',
  pin: '',
  isAlert: false,
  isAgreed: false,
};

const noErrors: Record<string, never> = {};

/** Every field that is empty, null or off is in error; its message names it. */
const wantEverything: Resolver<Values> = (values) => {
  const missing = Object.entries(values).filter(([name, value]) => !value && name !== 'isAlert');
  if (missing.length === 0) return { values, errors: noErrors };
  return {
    values: {},
    errors: Object.fromEntries(
      missing.map(([name]) => [name, { type: 'required', message: `Please fill in: ${name}.` }]),
    ),
  };
};

function words(...labels: string[]) {
  return labels.map((label) => ({ value: label.toUpperCase(), label, title: label }));
}

function AllFields({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues: empty, resolver: wantEverything });
  return (
    <Form form={form} onSubmit={onSubmit} className="grid max-w-90 gap-5">
      <RadioGroup name="orderType" label="Order type" options={words('Limit', 'Market')} />
      <ChoiceCards name="payWith" label="Pay with" options={words('UPI', 'NEFT')} />
      <Select name="account" label="Account type" options={words('Savings', 'Current')} />
      <ComboBox name="bank" label="Bank" options={words('Sandbox', 'Namuna')} />
      <TextField name="name" label="Full Name" />
      <MobileField name="mobile" label="Mobile Number" />
      <MoneyField name="amount" label="Amount" />
      <NumberField name="quantity" label="Quantity" step={1} />
      <Slider name="tenure" label="Tenure" minimum={6} maximum={36} step={6} />
      <SegmentedControl name="side" aria-label="Side" options={words('Buy', 'Sell')} />
      <TextArea name="story" label="What happened" />
      <CodeField name="code" label="Verification Code" onSendCode={() => {}} />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <PinInput name="pin" label="PIN" />
      <Switch name="isAlert" label="Tell me" />
      <Checkbox name="isAgreed">I agree</Checkbox>
      <Button type="submit">Save</Button>
    </Form>
  );
}

const meta = {
  title: 'Inputs/Form/All fields',
  component: AllFields,
  tags: ['!autodocs'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof AllFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

const inOrder = [
  ['radio', 'Limit', 'orderType'],
  ['radio', 'UPI', 'payWith'],
  ['button', /Account type/, 'account'],
  ['combobox', 'Bank', 'bank'],
  ['textbox', 'Full Name', 'name'],
  ['textbox', 'Mobile Number', 'mobile'],
  ['textbox', 'Amount', 'amount'],
  ['textbox', 'Quantity', 'quantity'],
  ['textbox', 'What happened', 'story'],
  ['textbox', 'Verification Code', 'code'],
  ['checkbox', 'I agree', 'isAgreed'],
] as const;

/** The keyboard alone: every error is shown, focus goes from one field in error to the next, the values arrive. */
export const FilledInByKeys: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the first field in error gets the focus; all of them say why [I2-3-TEXT]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Please fill in: orderType.')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Limit' })).toHaveFocus();
      for (const [role, name, field] of inOrder) {
        const text = `Please fill in: ${field}.`;
        const control = canvas.getByRole(role, { name });
        const described = role === 'radio' ? control.closest('[role=radiogroup]') : control;
        await expect(described).toHaveAccessibleDescription(text);
      }
    });
    await step('choices', async () => {
      await userEvent.keyboard('[Space]');
      await userEvent.tab();
      await userEvent.keyboard('[Space][Enter]');
      await expect(canvas.getByRole('button', { name: /Account type/ })).toHaveFocus();
      await userEvent.keyboard('s');
      await userEvent.tab();
      await userEvent.keyboard('nam');
      await screen.findByRole('option', { name: 'Namuna' });
      await userEvent.keyboard('{ArrowDown}[Enter]');
    });
    await step('texts and figures', async () => {
      for (const text of ['Asha', '98765 43210', '50000', '25']) {
        await userEvent.tab();
        await userEvent.keyboard(text);
      }
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}[Space]');
      await userEvent.tab();
      await userEvent.keyboard('Late order');
      await userEvent.tab();
      await userEvent.keyboard('123456');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('Wealth@123');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('246810');
      await userEvent.tab();
      await userEvent.keyboard('[Space]');
      await userEvent.tab();
      await userEvent.keyboard('[Space]');
    });
    await step('arrive', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        orderType: 'LIMIT',
        payWith: 'UPI',
        account: 'SAVINGS',
        bank: 'NAMUNA',
        name: 'Asha',
        mobile: '9876543210',
        amount: 5000000,
        quantity: 25,
        tenure: 18,
        side: 'SELL',
        story: 'Late order',
        code: '123456',
        password: 'Wealth@123',
        pin: '246810',
        isAlert: true,
        isAgreed: true,
      });
    });
  },
};
