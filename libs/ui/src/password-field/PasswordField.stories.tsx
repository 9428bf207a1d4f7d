import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'A password with a toggle that shows it. Never trimmed, never emptied by an error.',
          '**Do** set `autoComplete`: it tells a password manager which password is meant.',
          '**Don’t** use it for the PIN (PinInput).',
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
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Wealth@123' } };

/** An error never empties the box. */
export const Invalid: Story = { args: { defaultValue: 'Wealth', errorMessage: 'Incorrect password' } };

export const Disabled: Story = { args: { defaultValue: 'Wealth@123', isDisabled: true } };

export const ShownAndHidden: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByLabelText('Password');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await step('spaces are part of a password', async () => {
      await userEvent.type(box, ' s3cret ');
      await expect(args.onChange).toHaveBeenLastCalledWith(' s3cret ');
    });
    await step('the toggle shows it and says so [I2-3-PASSWORD]', async () => {
      await expect(box).toHaveAttribute('type', 'password');
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(box).toHaveAttribute('type', 'text');
      await expect(box).toHaveValue(' s3cret ');
    });
    await step('and hides it again', async () => {
      await userEvent.keyboard('[Space]');
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await expect(box).toHaveAttribute('type', 'password');
    });
  },
};
