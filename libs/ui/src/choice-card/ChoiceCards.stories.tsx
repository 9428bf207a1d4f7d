import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { BankIcon, GlobeIcon, SecurityIcon } from '../icon/icons.ts';
import { ChoiceCards } from './ChoiceCards.tsx';

const ways = [
  {
    value: 'UPI',
    title: 'UPI',
    description: 'Any UPI app linked to your bank',
    icon: <SecurityIcon />,
    aside: 'Instant',
  },
  {
    value: 'NET_BANKING',
    title: 'Net banking',
    description: 'Redirects to your bank',
    icon: <GlobeIcon />,
    aside: 'Instant',
  },
  {
    value: 'NEFT',
    title: 'NEFT / RTGS',
    description: 'Transfer to your client account',
    icon: <BankIcon />,
    aside: '1–2 hours',
  },
];

const meta = {
  title: 'Inputs/ChoiceCards',
  component: ChoiceCards<string>,
  args: { label: 'Pay with', options: ways, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'One choice out of a few that need more than a word each: a way to pay, an issue, a holding. A radio group in the form of cards.',
          '**Do** say in one line what tells the choices apart.',
          '**Don’t** put links or buttons into a card: the whole card is the radio.',
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
} satisfies Meta<typeof ChoiceCards<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { defaultValue: 'UPI' } };

export const WithBadges: Story = {
  args: {
    label: 'Open',
    defaultValue: 'BHARANI',
    options: [
      {
        value: 'BHARANI',
        title: 'Bharani Solar',
        description: 'Energy · mainboard',
        aside: <Badge tone="positive">Until 20 Nov</Badge>,
      },
      {
        value: 'PALASH',
        title: 'Palash Ceramics',
        description: 'Building · mainboard',
        aside: <Badge tone="warning">Opens 26 Nov</Badge>,
        isDisabled: true,
      },
    ],
  },
};

export const Invalid: Story = { args: { errorMessage: 'Choose how to pay.' } };

export const Disabled: Story = { args: { defaultValue: 'UPI', isDisabled: true } };

/** Names of 500 letters break, right-to-left names stay in their card. */
export const LongNames: Story = {
  args: {
    label: 'भुगतान का तरीका चुनें',
    defaultValue: 'A',
    options: [
      {
        value: 'A',
        title: 'न'.repeat(500),
        description: 'आपके बैंक से जुड़ा कोई भी यूपीआई ऐप चल जाएगा',
        aside: 'तुरंत',
      },
      { value: 'B', title: 'بنك الاختبار', description: 'Z̤͔ͧ̑̓ä͖̭̈̇lͮ̒ͫǧ̗͚̚o̙̔ͮ̇͐̇' },
    ],
  },
};

export const ChosenByKeysAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a press anywhere on the card chooses it', async () => {
      await userEvent.click(canvas.getByText('Redirects to your bank'));
      await expect(canvas.getByRole('radio', { name: /^Net banking/ })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('NET_BANKING');
    });
    await step('arrow keys move and wrap', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: /^UPI/ })).toBeChecked();
    });
  },
};
