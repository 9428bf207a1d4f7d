import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, type Resolver } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/index.ts';
import { AccountName } from './AccountName.tsx';
import { Form } from './Form.tsx';

interface Values {
  city: string;
}

const noErrors: Record<string, never> = {};

const validateCity: Resolver<Values> = (values) => {
  if (values.city !== '') return { values, errors: noErrors };
  return { values: {}, errors: { city: { type: 'required', message: 'City is required' } } };
};

function CityForm({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const form = useForm<Values>({
    defaultValues: { city: '' },
    resolver: validateCity,
  });
  return (
    <Form form={form} onSubmit={onSubmit} className="grid w-80 gap-4">
      <TextField name="city" label="City" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const meta = {
  title: 'Inputs/Form',
  component: CityForm,
  args: { onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'Joins fields to a form of React Hook Form by their `name`: value, error and focus come from it. A schema names its texts by reference into the catalogue (`messageRefs`); what a server says stands as it comes.',
          '**Do** keep the submit button enabled: a press shows every message and moves the focus to the first field in error.',
          '**Don’t** pass `value` to a field that has a name here.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof CityForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ErrorThenSubmit: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const city = canvas.getByRole('textbox', { name: 'City' });
    await step('an empty form says what it needs and moves the focus there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('City is required')).toBeVisible();
      await expect(city).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('a valid form submits its values', async () => {
      await userEvent.type(city, 'Pune');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({ city: 'Pune' });
    });
  },
};

/** A form of passwords only tells the browser's password manager whose they are. */
export const WithAccountName: Story = {
  render: (args) => (
    <>
      <CityForm {...args} />
      <form aria-label="Change Password">
        <AccountName value="9876543210" />
      </form>
    </>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Change Password' });
    await expect(form.querySelector('input')).toHaveAttribute('autocomplete', 'username');
    await expect(form.querySelector('input')).not.toBeVisible();
  },
};
