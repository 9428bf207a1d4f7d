import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField/Interactions',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'Username', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TrimsWhatItReports: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Username' });
    await step('the box keeps the spaces while it is typed in', async () => {
      await userEvent.type(box, '  Asha N ');
      await expect(box).toHaveValue('  Asha N ');
      await expect(args.onChange).toHaveBeenLastCalledWith('Asha N');
    });
    await step('and shows the trimmed text once focus leaves it', async () => {
      await userEvent.tab();
      await expect(box).toHaveValue('Asha N');
    });
  },
};

export const ClearsAndKeepsFocus: Story = {
  args: { defaultValue: '9876543210' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Username' }));
    const box = canvas.getByRole('textbox', { name: 'Username' });
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function InForm(field: TextFieldProps) {
  const form = useForm({ defaultValues: { username: '' } });
  const username = useWatch({ control: form.control, name: 'username' });
  return (
    <FormProvider {...form}>
      <form
        className="grid max-w-90 gap-4"
        onSubmit={(event) => {
          void form.handleSubmit(() => {
            form.setError('username', { message: 'Username is required' }, { shouldFocus: true });
          })(event);
        }}
      >
        <TextField {...field} name="username" />
        <Button type="submit">Sign in</Button>
        <output>{username}</output>
      </form>
    </FormProvider>
  );
}

export const JoinsAForm: Story = {
  render: InForm,
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Username' });
    await step('the form holds the trimmed value [I2-3-TEXT]', async () => {
      await userEvent.type(box, ' 98765 ');
      await expect(canvas.getByRole('status')).toHaveTextContent(/^98765$/);
    });
    await step('its error stands under the field, tied to it, with focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(await canvas.findByText('Username is required')).toBeVisible();
      await expect(box).toHaveAccessibleDescription('Username is required');
      await expect(box).toBeInvalid();
      await expect(box).toHaveFocus();
    });
  },
};
