import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MobileField } from './MobileField.tsx';

const meta = {
  title: 'Inputs/MobileField',
  component: MobileField,
  args: { label: 'Mobile Number', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'An Indian mobile behind its fixed +91. White space and a leading +91, 91 or 0 come off what is reported; the box keeps what was typed until focus leaves it.',
          '**Do** judge the number in the form: this box takes any text, so that nothing typed is lost.',
          '**Don’t** use it where a username may be something else than a mobile.',
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
} satisfies Meta<typeof MobileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '9000000000' } };

export const Success: Story = {
  args: { defaultValue: '9000000000', isClearable: false, successMessage: 'This mobile is verified.' },
};

export const Invalid: Story = {
  args: { defaultValue: '12345', errorMessage: 'Enter a valid 10-digit Indian mobile number' },
};

export const Disabled: Story = { args: { defaultValue: '9000000000', isDisabled: true } };

export const TakesWhatIsPasted: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Mobile Number' });
    await step('a number with its country prefix [I2-3-MOBILE]', async () => {
      await userEvent.click(box);
      await userEvent.paste('+91 98765 43210');
      await expect(args.onChange).toHaveBeenLastCalledWith('9876543210');
      await expect(box).toHaveValue('+91 98765 43210');
      await userEvent.tab();
      await expect(box).toHaveValue('98765 43210');
    });
    await step('a number with a leading zero, typed', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '09876543211');
      await expect(args.onChange).toHaveBeenLastCalledWith('9876543211');
    });
    await step('digits of an Indian script [I3A-SPEC-6]', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '९८१२३४५६७८');
      await expect(args.onChange).toHaveBeenLastCalledWith('9812345678');
      await userEvent.tab();
      await expect(box).toHaveValue('98123 45678');
    });
    await step('the cross empties it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Mobile Number' }));
      await expect(box).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });
  },
};

/** With more digits than an Indian mobile has, the number brings its own country's code. */
export const ForeignNumber: Story = {
  args: { isForeignTaken: true, label: 'Mobile', description: 'Optional, 10–15 digits' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Mobile' });
    await userEvent.type(box, '9812345678');
    await expect(canvas.getByText('+91')).toBeVisible();
    await userEvent.type(box, '901');
    await expect(canvas.queryByText('+91')).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith('9812345678901');
  },
};
