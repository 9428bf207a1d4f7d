import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { children: 'Remember Me', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'One thing to agree to, or to switch on with the next press of the form’s button. Its label may hold links, which open what they name and leave the box alone.',
          '**Do** say what the tick means in a whole sentence.',
          '**Don’t** use it for what changes at once (Switch).',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};

export const Ticked: Story = { args: { defaultSelected: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledTicked: Story = { args: { isDisabled: true, defaultSelected: true } };

export const Invalid: Story = {
  args: {
    children: (
      <>
        I agree to the{' '}
        <Link onPress={() => {}} isInline>
          Terms
        </Link>{' '}
        and{' '}
        <Link href="#privacy" isInline>
          Privacy policy
        </Link>
      </>
    ),
    errorMessage: 'Please agree to the Terms and Privacy policy.',
  },
};

const openTerms = fn();

/** A link in the label opens what it names and leaves the box alone. */
export const LinkInLabel: Story = {
  args: {
    children: (
      <>
        I agree to the{' '}
        <Link onPress={openTerms} isInline>
          Terms
        </Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Terms' }));
    await expect(openTerms).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the Terms' })).not.toBeChecked();
  },
};

export const TickedByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember Me' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Remember Me'));
    await expect(box).not.toBeChecked();
  },
};
