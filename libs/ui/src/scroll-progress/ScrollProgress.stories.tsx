import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ScrollProgress } from './ScrollProgress.tsx';

const sections = Array.from({ length: 12 }, (_, index) => index + 1);

const meta = {
  title: 'Display/ScrollProgress',
  component: ScrollProgress,
  args: {
    title: 'Client agreement',
    hint: 'Scroll to the end to continue.',
    height: 322,
    onReachEnd: fn(),
    children: sections.map((section) => (
      <section key={section} className="grid gap-2.5">
        <h3 className="font-semibold text-fg">{section}. What you agree to</h3>
        <p>
          These terms cover the account that you open, the orders that you place and the statements that you
          receive. They are between you and the operator named in the trust panel.
        </p>
      </section>
    )),
  },
  parameters: {
    docs: {
      description: {
        component: `A text that a client must have read: it says how much is read and tells once that the end is no more than 30 px away. Arrow keys, Page Down and End scroll it as soon as Tab has reached it; its thumb can be dragged.

**Do** give the text headings. **Don’t** use it for long content in general: pages scroll.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-190">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing to scroll: it is read. */
export const ShortText: Story = {
  args: { children: <p>One sentence.</p> },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onReachEnd).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100% read');
  },
};

export const ReadByKeysToTheEnd: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const region = canvas.getByRole('region', { name: 'Client agreement' });
    await step('Tab reaches the text', async () => {
      await userEvent.tab();
      await expect(region).toHaveFocus();
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0% read');
    });
    await step('31 px above the end is not the end', async () => {
      region.scrollTop = region.scrollHeight - region.clientHeight - 31;
      await waitFor(() => expect(canvas.getByText(/^9\d% read$/)).toBeVisible());
      await expect(args.onReachEnd).not.toHaveBeenCalled();
    });
    await step('30 px above it is, and it is told once', async () => {
      region.scrollTop += 1;
      await waitFor(() => expect(canvas.getByText('100% read')).toBeVisible());
      region.scrollTop = 0;
      await waitFor(() => expect(canvas.getByText('0% read')).toBeVisible());
      region.scrollTop = region.scrollHeight;
      await waitFor(() => expect(canvas.getByText('100% read')).toBeVisible());
      await expect(args.onReachEnd).toHaveBeenCalledTimes(1);
    });
  },
};
