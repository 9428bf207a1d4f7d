import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClockIcon } from '../icon/icons.ts';
import { Link } from '../link/Link.tsx';
import { Note } from './Note.tsx';

const retry = fn();

const meta = {
  title: 'Display/Note',
  component: Note,
  args: { children: 'Settles T+1 on Fri, 9 Jan.', icon: <ClockIcon size="sm" /> },
  parameters: {
    docs: {
      description: {
        component: `One sentence beside what it is about: a rule, a limit, a failure that the page survives.

**Do** say what is the matter and what to do. **Don’t** stack notes, and don't use one for what happened just now and passes: that is a toast. Set \`isAnnounced\` only on a note that appears in answer to the client.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Info: Story = {
  args: { tone: 'info', icon: undefined, children: 'Limit orders stay open until 15:30.' },
};
export const Warning: Story = {
  args: { tone: 'warning', icon: undefined, children: 'Close to the upper price band.' },
};
export const Negative: Story = {
  args: { tone: 'negative', icon: undefined, children: 'Order value is below ₹19,000.' },
};

export const WithTitleAndAction: Story = {
  args: {
    tone: 'negative',
    icon: undefined,
    title: 'Holdings could not be refreshed.',
    children: 'Showing values from 14:28 IST.',
    action: <Link onPress={retry}>Retry</Link>,
    isAnnounced: true,
  },
};

export const ActionByPointerAndKeys: Story = {
  ...WithTitleAndAction,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('Holdings could not be refreshed. Showing');
    await userEvent.click(canvas.getByRole('link', { name: 'Retry' }));
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};

/** A word without a place to break, and a script that reads the other way. */
export const BadInput: Story = {
  args: { title: 'x'.repeat(500), children: 'שוק ההון של מומבאי ' + 'बहुत लंबा वाक्य '.repeat(30) },
};
