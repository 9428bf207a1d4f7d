import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Full Name', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'One line of text with a floating label. What it reports is trimmed; the box keeps what was typed until focus leaves it.',
          '**Do** keep the label short and put help into the description.',
          '**Don’t** use the placeholder as a label, and do not use this box for numbers, money, mobiles, PINs or codes: each has its own field.',
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
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A filled field can be emptied. */
export const Filled: Story = { args: { defaultValue: 'Asha Namuna' } };

export const NotClearable: Story = { args: { defaultValue: 'Asha Namuna', isClearable: false } };

/** Display only: the prefix is never part of the value. */
export const WithPrefix: Story = {
  args: { label: 'Mobile Number', prefix: '+91', defaultValue: '90000 00000', type: 'tel' },
};

export const WithDescription: Story = {
  args: { label: 'Invitation Code', description: 'Ask your advisor for an invitation code.' },
};

export const Invalid: Story = {
  args: {
    label: 'Mobile Number',
    prefix: '+91',
    defaultValue: '12345',
    errorMessage: 'Enter a valid 10-digit Indian mobile number',
  },
};

export const Success: Story = {
  args: {
    label: 'Invitation Code',
    defaultValue: 'SBX-4821',
    successMessage: 'Code accepted',
    isClearable: false,
  },
};

export const Disabled: Story = { args: { label: 'UID', defaultValue: '100482', isDisabled: true } };

export const Standard: Story = {
  args: { label: 'Verification Code', defaultValue: '482190', variant: 'standard' },
};

/** Among the filters of a list. */
export const AsChip: Story = {
  args: { label: 'Search records', placeholder: 'Search records', variant: 'chip' },
};
export const AsFilledChip: Story = { args: { ...AsChip.args, defaultValue: 'ARAVBANK' } };

/** Right-to-left text and letters with many marks stay inside the box. */
export const OtherScripts: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <TextField {...args} defaultValue="عائشة بنت محمد" />
      <TextField {...args} defaultValue="Z̤͔ͧ̑̓ä͖̭̈̇lͮ̒ͫǧ̗͚̚o̙̔ͮ̇͐̇ Namuna" />
      <TextField {...args} defaultValue="👩‍👩‍👧‍👦 आशा नमूना" />
    </div>
  ),
};

/** Nothing may clip: the box scrolls its text, the message wraps. */
export const LongTexts: Story = {
  args: {
    label: 'पूरा नाम, जैसा आपके पहचान पत्र पर लिखा है',
    defaultValue: 'अ'.repeat(500),
    errorMessage: 'कृपया अपना पूरा नाम ठीक वैसा ही लिखें जैसा आपके पहचान पत्र पर लिखा है।',
  },
};
