import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { PortfolioIcon } from '../icon/icons.ts';
import { Link } from '../link/Link.tsx';
import { SkeletonRows } from '../skeleton/Skeleton.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: {
    title: 'Holdings',
    note: '9 stocks',
    action: <Link href="#holdings">View all</Link>,
    children: 'Nine stocks, sorted by value.',
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A panel of the page: title left, one action right. While there is nothing to show, one of its forms stands there: loading (a skeleton with the geometry of the content), empty, error or offline; \`cardStateOf\` reads it off a query.

**Do** give every card a title or a named region around it. **Don’t** put two actions into the header, or a card into a card.`,
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutTitle: Story = { args: { title: undefined } };

/** The skeleton has the geometry of what follows, and shows after 400 ms. */
export const Loading: Story = {
  args: { note: undefined, state: { kind: 'loading', skeleton: <SkeletonRows /> } },
};

export const Empty: Story = {
  args: {
    note: undefined,
    action: undefined,
    state: {
      kind: 'empty',
      icon: <PortfolioIcon size="lg" />,
      title: 'No holdings yet',
      text: 'Shares you buy appear here at once. They can be sold when they have settled (T+1).',
      action: <Button>Explore the market</Button>,
    },
  },
};

const retry = fn();

export const Failed: Story = {
  args: { note: undefined, action: undefined, state: { kind: 'error', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

/** A title without a place to break, and one that reads the other way. */
export const BadInput: Story = {
  args: { title: 'x'.repeat(500), note: 'שוק ההון', children: 'अत्यंत लंबा वाक्य '.repeat(30) },
};
