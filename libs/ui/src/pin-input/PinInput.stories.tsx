import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PinInput, type PinInputProps } from './PinInput.tsx';

const meta = {
  title: 'Inputs/PinInput',
  component: PinInput,
  args: { label: 'PIN', onChange: fn(), onComplete: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'Six cells drawn over one real input, so that paste, autofill and a screen reader meet a single field. Digits only, masked, and sent by itself at the last digit, once.',
          '**Do** empty it by `value` when the PIN was refused, and say why in `errorMessage`: the focus stays and the reason is spoken.',
          '**Don’t** add a submit button beside it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PinInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const PartlyTyped: Story = {
  args: { defaultValue: '2468', description: 'Submits automatically at the sixth digit' },
};

export const LabelHidden: Story = { args: { isLabelHidden: true, defaultValue: '24' } };

export const Shown: Story = { args: { defaultValue: '2468', isMasked: false } };

/** The PIN is on its way: the focus stays, nothing more can be typed. */
export const Pending: Story = { args: { value: '246810', isPending: true } };

export const Invalid: Story = { args: { errorMessage: 'Failed to set PIN.' } };

export const Disabled: Story = { args: { defaultValue: '24', isDisabled: true } };

function Refusing({ onComplete, ...rest }: PinInputProps) {
  const [pin, setPin] = useState('');
  const [reason, setReason] = useState<string>();
  return (
    <PinInput
      {...rest}
      value={pin}
      errorMessage={reason}
      onChange={setPin}
      onComplete={(digits) => {
        onComplete?.(digits);
        setPin('');
        setReason('Failed to set PIN.');
      }}
    />
  );
}

export const RefusedAndTypedAgain: Story = {
  tags: ['!autodocs'],
  render: Refusing,
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByLabelText('PIN');
    await step('Tab reaches it; letters do not get in; the sixth digit sends it', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard('2a4 6810');
      await expect(args.onComplete).toHaveBeenCalledTimes(1);
      await expect(args.onComplete).toHaveBeenLastCalledWith('246810');
    });
    await step('a refusal empties it, keeps the focus and says why', async () => {
      await expect(box).toHaveValue('');
      await expect(box).toHaveFocus();
      await expect(box).toHaveAccessibleDescription('Failed to set PIN.');
    });
    await step('a pasted PIN is taken at once [I2-3-PIN]', async () => {
      await userEvent.paste('PIN 135 790');
      await expect(args.onComplete).toHaveBeenCalledTimes(2);
      await expect(args.onComplete).toHaveBeenLastCalledWith('135790');
    });
    await step('a press on the cells puts the caret into it', async () => {
      box.blur();
      await userEvent.click(box);
      await userEvent.keyboard('1{Backspace}9');
      await expect(box).toHaveValue('9');
    });
  },
};
