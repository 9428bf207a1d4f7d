import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Timers } from '../internal/timers.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';
import { useResendTimer } from './useResendTimer.ts';

const meta = {
  title: 'Inputs/CodeField',
  component: CodeField,
  args: { label: 'Verification Code', onChange: fn(), onSendCode: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'A verification code with the button that sends it. `useResendTimer` counts the seconds until it may be sent again; its clock is handed in. Beginning and end of the wait are spoken, the seconds are not.',
          '**Do** say in the description where the code goes and when it was asked for.',
          '**Don’t** send the code by itself: the client asks for it.',
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
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Waiting: Story = {
  args: {
    hasSent: true,
    secondsLeft: 42,
    defaultValue: '4821',
    description: 'Code requested at 14:31. Your advisor has it and reads it to you.',
  },
};

export const MayAskAgain: Story = { args: { hasSent: true, defaultValue: '482190' } };

export const Sending: Story = { args: { isSending: true } };

export const Invalid: Story = {
  args: { hasSent: true, defaultValue: '482', errorMessage: 'Verification code is required' },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** A long label and a long button share the box of a phone. */
export const LongHindi: Story = {
  args: {
    label: 'आपके सलाहकार या निजी संपत्ति प्रबंधक को भेजा गया छह अंकों का सत्यापन कोड',
    defaultValue: '482190',
    hasSent: true,
    secondsLeft: 600,
  },
};

/** Time that passes when the story says so. */
function createClock() {
  let now = 0;
  const calls = new Set<{ at: number; run: () => void }>();
  const timers: Timers = {
    now: () => now,
    after(delayMs, run) {
      const call = { at: now + delayMs, run };
      calls.add(call);
      return () => calls.delete(call);
    },
  };
  return {
    timers,
    advance(ms: number) {
      now += ms;
      for (const call of calls) {
        if (call.at > now) continue;
        calls.delete(call);
        call.run();
      }
    },
  };
}

function WithTimer(args: CodeFieldProps) {
  const [clock] = useState(createClock);
  const [hasSent, setHasSent] = useState(false);
  const timer = useResendTimer(clock.timers);
  return (
    <div className="grid gap-4">
      <CodeField
        {...args}
        hasSent={hasSent}
        secondsLeft={timer.secondsLeft}
        onSendCode={() => {
          args.onSendCode();
          setHasSent(true);
          timer.start(60);
        }}
      />
      <button type="button" className="justify-self-start underline" onClick={() => clock.advance(18_000)}>
        Let 18 seconds pass
      </button>
    </div>
  );
}

export const AsksAgainAfterAWhile: Story = {
  tags: ['!autodocs'],
  render: WithTimer,
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Verification Code' });
    const pass = canvas.getByRole('button', { name: 'Let 18 seconds pass' });
    await step('the button sends the code, waits, and hands the focus to the box', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('[Enter]');
      await expect(args.onSendCode).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('button', { name: 'Ask again in 1:00' })).toBeDisabled();
      await expect(box).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('The code was sent.');
    });
    await step('only digits get in [I3-BAD-CODES]', async () => {
      await userEvent.keyboard('48a21 9०7');
      await expect(box).toHaveValue('482190');
    });
    await step('the time runs down and is not spoken', async () => {
      await userEvent.click(pass);
      await expect(canvas.getByRole('button', { name: 'Ask again in 0:42' })).toBeDisabled();
      await expect(canvas.getByRole('status')).toHaveTextContent('The code was sent.');
    });
    await step('then the code may be asked for again [I2-3-CODE]', async () => {
      for (let times = 0; times < 3; times += 1) await userEvent.click(pass);
      await expect(canvas.getByRole('status')).toHaveTextContent('You can ask for the code again.');
      await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
      await expect(args.onSendCode).toHaveBeenCalledTimes(2);
    });
  },
};

/** At 320 px, and with large text, the button stands beneath. */
export const Narrow: Story = {
  args: { hasSent: true, secondsLeft: 600 },
  decorators: [
    (Story) => (
      <div className="max-w-70">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('the label is whole, the button beneath [I3A-LOOK-21]', async () => {
      const label = canvas.getByText('Verification Code');
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
      const button = canvas.getByRole('button', { name: 'Ask again in 10:00' });
      const box = canvas.getByRole('textbox', { name: 'Verification Code' });
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        box.getBoundingClientRect().bottom - 1,
      );
    });
  },
};
