import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Help } from './Help.tsx';

const meta = {
  title: 'Overlays/Help',
  component: Help,
  args: {
    term: 'IOC',
    label: 'What is IOC?',
    children: <p>Immediate or cancel: what does not trade at once is cancelled.</p>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'A question mark beside a word of the trade. **Do** give one each to the words that a beginner cannot know. **Don’t** hide there what somebody has to know before they confirm.',
      },
    },
  },
} satisfies Meta<typeof Help>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhatTheWordMeans: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is IOC?' }));
    await expect(await screen.findByRole('dialog', { name: 'IOC' })).toHaveTextContent('cancelled');
    await userEvent.keyboard('{Escape}');
  },
};
