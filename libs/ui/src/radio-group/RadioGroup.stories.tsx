import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const orderTypes = [
  { value: 'LIMIT', label: 'Limit' },
  { value: 'MARKET', label: 'Market' },
  { value: 'STOP_LOSS', label: 'Stop loss' },
];

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'Order type', options: orderTypes, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'One choice out of two to five, all in sight.',
          '**Do** leave it without a choice when none is the usual one.',
          '**Don’t** use it for on and off (Switch), nor where each choice needs explaining (ChoiceCards).',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { defaultValue: 'LIMIT' } };

export const Horizontal: Story = { args: { defaultValue: 'LIMIT', orientation: 'horizontal' } };

export const OneDisabled: Story = {
  args: {
    defaultValue: 'LIMIT',
    options: orderTypes.map((option) => ({ ...option, isDisabled: option.value === 'MARKET' })),
  },
};

export const Disabled: Story = { args: { defaultValue: 'LIMIT', isDisabled: true } };

export const Invalid: Story = { args: { errorMessage: 'Choose an order type.' } };

export const LongHindi: Story = {
  args: {
    label: 'ऑर्डर का प्रकार जो आप लगाना चाहते हैं',
    defaultValue: 'LIMIT',
    options: [
      { value: 'LIMIT', label: 'लिमिट ऑर्डर, जो केवल आपकी तय की हुई या उससे बेहतर कीमत पर ही पूरा होता है' },
      { value: 'MARKET', label: 'मार्केट ऑर्डर' },
    ],
  },
};

export const ChosenByKeysAndPointer: Story = {
  tags: ['!autodocs'],
  args: { options: orderTypes.map((option) => ({ ...option, isDisabled: option.value === 'MARKET' })) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab reaches the first, Space chooses it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Limit' })).toHaveFocus();
      await userEvent.keyboard('[Space]');
      await expect(args.onChange).toHaveBeenLastCalledWith('LIMIT');
    });
    await step('an arrow key passes over what is disabled [I2-3-CHOICES]', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Stop loss' })).toBeChecked();
    });
    await step('a press on the words chooses too', async () => {
      await userEvent.click(canvas.getByText('Limit'));
      await expect(canvas.getByRole('radio', { name: 'Limit' })).toBeChecked();
    });
  },
};
