import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from './Select.tsx';

const orderTypes = [
  { value: 'LIMIT', label: 'Limit' },
  { value: 'MARKET', label: 'Market' },
  { value: 'STOP_LOSS', label: 'Stop loss' },
];

const meta = {
  title: 'Inputs/Select',
  component: Select<string>,
  args: { label: 'Order type', options: orderTypes, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'One choice out of five to fifteen, in a list that opens. The chosen one has a tick.',
          '**Do** order the options as people think of them, the usual one first.',
          '**Don’t** use it for two or three choices (RadioGroup, SegmentedControl), nor for many (ComboBox).',
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
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { defaultValue: 'LIMIT' } };

export const Standard: Story = { args: { defaultValue: 'LIMIT', variant: 'standard' } };

export const Invalid: Story = { args: { errorMessage: 'Choose an order type.' } };

export const Success: Story = { args: { defaultValue: 'LIMIT', successMessage: 'Taken in this session.' } };

export const Disabled: Story = { args: { defaultValue: 'LIMIT', isDisabled: true } };

export const LongNames: Story = {
  args: {
    label: 'ऑर्डर का प्रकार जो आप इस शेयर के लिए लगाना चाहते हैं',
    defaultValue: 'A',
    options: [
      { value: 'A', label: 'न'.repeat(500) },
      { value: 'B', label: 'مرحبا بالعالم' },
    ],
  },
};

export const Open: Story = {
  args: {
    defaultValue: 'LIMIT',
    options: [...orderTypes, { value: 'ICEBERG', label: 'Iceberg', isDisabled: true }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Order type/ }));
    await expect(await screen.findByRole('option', { name: 'Limit' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const ChosenByKeysAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: /Order type/ });
    await step('an arrow key opens it at the first option, Enter chooses', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Limit' })).toHaveFocus());
      await expect(screen.getByRole('option', { name: 'Limit' })).toHaveStyle({ outlineStyle: 'solid' });
      await userEvent.keyboard('{ArrowDown}[Enter]');
      await expect(args.onChange).toHaveBeenLastCalledWith('MARKET');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveTextContent('Market');
    });
    await step('a letter finds its option', async () => {
      await userEvent.keyboard('s');
      await expect(args.onChange).toHaveBeenLastCalledWith('STOP_LOSS');
    });
    await step('the pointer opens, Escape closes without a choice', async () => {
      await userEvent.click(button);
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step('the pointer chooses [I2-3-CHOICES]', async () => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('option', { name: 'Limit' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('LIMIT');
    });
  },
};
