import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Show assets', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'Something that is on or off and changes at once.',
          '**Do** name the thing, not the state: “Show assets”, not “Assets are shown”.',
          '**Don’t** use it for what a button has to submit (Checkbox), nor for a choice between two names (SegmentedControl).',
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
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultSelected: true } };

/** The end of a row of settings. */
export const Row: Story = {
  args: { layout: 'row', defaultSelected: true, description: 'Off hides every amount in the app' },
};

export const WithDescription: Story = { args: { description: 'Off hides every amount in the app' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledOn: Story = {
  args: {
    isDisabled: true,
    defaultSelected: true,
    layout: 'row',
    description: 'Safety notices cannot be switched off',
  },
};

export const LongHindi: Story = {
  args: {
    layout: 'row',
    label: 'ऐप की हर स्क्रीन पर अपनी कुल संपत्ति और सभी राशियाँ दिखाएँ',
    description: 'बंद करने पर ऐप में हर राशि छिप जाती है, प्रतिशत दिखते रहते हैं',
  },
};

export const ToggledByKeysAndPointer: Story = {
  tags: ['!autodocs'],
  args: { layout: 'row', description: 'Off hides every amount in the app' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Space and a press toggle it [I2-3-CHOICES]', async () => {
      const control = canvas.getByRole('switch', { name: 'Show assets' });
      await userEvent.tab();
      await userEvent.keyboard('[Space]');
      await expect(control).toBeChecked();
      await expect(control).toHaveAccessibleDescription('Off hides every amount in the app');
      await userEvent.click(canvas.getByText('Show assets'));
      await expect(control).not.toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
    });
  },
};
