import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inHindi, loadHindi } from '../messages/inHindi.testing.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const banks = [
  { value: 'SBOX', label: 'Sandbox Bank', description: 'Pune' },
  { value: 'NMNA', label: 'Namuna Co-op Bank', description: 'Nashik' },
  { value: 'DKSN', label: 'Dakshina Bank', description: 'Chennai' },
  { value: 'CLSD', label: 'Closed Bank', isDisabled: true },
];

const meta = {
  title: 'Inputs/ComboBox',
  component: ComboBox<string>,
  args: { label: 'Bank', options: banks, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'One choice out of many, found by typing. Every word typed must stand in the option; case and Latin accents do not matter. Only the rows in sight are mounted.',
          '**Do** pass `onSearch` and `isLoading` where the options come from the server, debounced by the owner.',
          '**Don’t** use it for free text: what is no option goes away with the focus.',
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
} satisfies Meta<typeof ComboBox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: 'NMNA' } };

export const Invalid: Story = { args: { errorMessage: 'Choose your bank.' } };

export const Disabled: Story = { args: { defaultValue: 'NMNA', isDisabled: true } };

export const Open: Story = {
  args: { defaultValue: 'NMNA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show options of Bank' }));
    await waitFor(() => expect(screen.getByRole('option', { name: /Sandbox Bank/ })).toBeVisible());
  },
};

export const Loading: Story = {
  args: { options: [], onSearch: fn(), isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), 'san');
    await expect(args.onSearch).toHaveBeenLastCalledWith('san');
    await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), 'zzz');
    await waitFor(() => expect(screen.getByText('No results found.')).toBeVisible());
  },
};

export const LongNames: Story = {
  args: {
    label: 'वह बैंक जिसमें आपका अपने नाम का खाता है',
    options: [
      { value: 'A', label: 'न'.repeat(500) },
      { value: 'B', label: 'بنك الاختبار' },
      { value: 'C', label: 'भारतीय नमूना सहकारी बैंक, पुणे' },
    ],
    defaultValue: 'A',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'بنك الاختبار' })).toBeVisible());
  },
};

const countries = Array.from({ length: 250 }, (_, index) => ({
  value: `C${index}`,
  label: `Country ${String(index + 1).padStart(3, '0')}`,
}));

/** 250 options open in well under a tenth of a second: some twenty rows are mounted. */
export const ManyOptions: Story = {
  args: { label: 'Country', options: countries },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Country' });
    await step('only the rows in sight are there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show options of Country' }));
      await waitFor(() => expect(screen.getByRole('option', { name: 'Country 001' })).toBeVisible());
      await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    });
    await step('End brings the last one', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'));
      await waitFor(() => expect(screen.getByRole('option', { name: 'Country 250' })).toBeVisible());
    });
  },
};

function Searching(args: ComboBoxProps<string>) {
  const [text, setText] = useState('');
  const found = banks.filter((bank) => bank.label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <ComboBox
      {...args}
      options={found}
      onSearch={(typed) => {
        setText(typed);
        args.onSearch?.(typed);
      }}
    />
  );
}

/** The owner answers what was typed; the box filters nothing itself. */
export const OptionsFromElsewhere: Story = {
  tags: ['!autodocs'],
  args: { onSearch: fn() },
  render: Searching,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), 'dak');
    await expect(args.onSearch).toHaveBeenLastCalledWith('dak');
    await userEvent.click(await screen.findByRole('option', { name: /Dakshina/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('DKSN');
  },
};

export const FoundByTyping: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Bank' });
    await step('words are found anywhere, arrow and Enter choose [I2-3-CHOICES]', async () => {
      await userEvent.tab();
      await userEvent.keyboard('co-op');
      await waitFor(() => expect(screen.getByRole('option', { name: /Namuna/ })).toBeVisible());
      await expect(screen.queryByRole('option', { name: /Sandbox/ })).toBeNull();
      await userEvent.keyboard('{ArrowDown}[Enter]');
      await expect(box).toHaveValue('Namuna Co-op Bank');
      await expect(args.onChange).toHaveBeenLastCalledWith('NMNA');
    });
    await step('text that is no option goes away with the focus', async () => {
      await userEvent.keyboard('x');
      await userEvent.tab();
      await expect(box).toHaveValue('Namuna Co-op Bank');
    });
    await step('an emptied box has no value', async () => {
      await userEvent.clear(box);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.tab();
    });
    await step('the pointer opens all and chooses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show options of Bank' }));
      await userEvent.click(await screen.findByRole('option', { name: /Dakshina/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith('DKSN');
    });
  },
};

/** What a screen reader hears of the list, in the client's language [I3A-USE-17]. */
export const CountInHindi: Story = {
  tags: ['!autodocs'],
  loaders: [loadHindi],
  decorators: [inHindi],
  play: async ({ canvas, userEvent }) => {
    const logs = () =>
      [...document.querySelectorAll('[data-live-announcer] [role=log]')]
        .map((log) => log.textContent)
        .join('');
    // Sentences of other stories may still stand there.
    const englishOnes = () => logs().split('1 option available').length;
    const before = englishOnes();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), 'co-op');
    await screen.findByRole('option', { name: /Namuna/ });
    await waitFor(() => expect(logs()).toContain('1 विकल्प उपलब्ध है।'));
    await expect(englishOnes()).toBeLessThanOrEqual(before);
  },
};
