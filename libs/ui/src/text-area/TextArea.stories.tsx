import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'What happened', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'Several lines of text, trimmed like a TextField. It grows with its text up to twelve lines, then scrolls.',
          '**Do** give `maxLength` where the server has a limit: the room used up is shown and tied to the box.',
          '**Don’t** use it for one line.',
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
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'The order was placed at 14:05 and shows as pending.\nIt was never cancelled.' },
};

export const WithLimit: Story = {
  args: { defaultValue: 'The order was never cancelled.', maxLength: 500, description: 'In your own words.' },
};

export const Invalid: Story = { args: { errorMessage: 'Please describe what happened.', maxLength: 500 } };

export const Disabled: Story = { args: { defaultValue: 'The order was never cancelled.', isDisabled: true } };

/** A word of 500 letters breaks, letters with marks and right-to-left text keep their line. */
export const LongTexts: Story = {
  args: {
    label: 'अपनी शिकायत विस्तार से, तारीख और ऑर्डर संख्या के साथ लिखें',
    defaultValue: `${'अ'.repeat(500)}\nمرحبا بالعالم\nZ̤͔ͧ̑̓ä͖̭̈̇lͮ̒ͫǧ̗͚̚o̙̔ͮ̇͐̇`,
  },
};

export const TypesAndTrims: Story = {
  tags: ['!autodocs'],
  args: { maxLength: 20 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'What happened' });
    await userEvent.tab();
    await userEvent.keyboard(' Late{Enter}order ');
    await expect(args.onChange).toHaveBeenLastCalledWith('Late\norder');
    await expect(box).toHaveAccessibleDescription('12 of 20 characters');
    await userEvent.tab();
    await expect(box).toHaveValue('Late\norder');
  },
};
