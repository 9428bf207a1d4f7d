import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../link/Link.tsx';
import { NotFoundIcon, StarIcon } from '../icon/icons.ts';
import { SkeletonRows } from '../skeleton/index.ts';
import { FailedPart } from './FailedPart.tsx';
import { QuietFailures } from './QuietFailures.tsx';
import { StateMessage } from './StateMessage.tsx';

const meta = {
  title: 'Display/StateMessage',
  component: StateMessage,
  args: { kind: 'empty' },
  parameters: {
    docs: {
      description: {
        component: `Stands where content would be: nothing yet, failed to load, or offline.

**Do** say what will be here, or what happened, what is safe and what to do; one action. **Don’t** show codes, blame or more than two sentences.`,
      },
    },
  },
} satisfies Meta<typeof StateMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What will be here, and one action. */
export const Empty: Story = {
  args: {
    icon: <StarIcon size="lg" />,
    title: 'Your watch list is empty',
    text: 'Search for a stock and tap the star to follow it here.',
    action: <Button variant="secondary">Search stocks</Button>,
  },
};

export const NoResults: Story = {
  args: {
    title: 'No results found.',
    text: 'Check the spelling, or try a company name instead of a symbol.',
  },
};

/** What happened, what is safe, what to do. */
export const Failed: Story = {
  args: {
    kind: 'error',
    title: 'Failed to load KYC information.',
    text: 'Your records are safe. Please try again in a moment.',
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Retry is offered once [I2-5-STATES]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(args.onRetry).toHaveBeenCalledTimes(1);
    });
  },
};

export const Retrying: Story = { args: { kind: 'error', onRetry: fn(), isRetrying: true } };

export const Offline: Story = { args: { kind: 'offline', onRetry: fn() } };

export const NotFound: Story = {
  args: {
    icon: <NotFoundIcon size="lg" />,
    headingLevel: 'h1',
    title: '404 - Page Not Found',
    text: 'The page may have moved, or your menu has changed.',
    action: <LinkButton href="#home">Back to Home</LinkButton>,
  },
};

export const BadInput: Story = {
  args: { kind: 'error', title: 'x'.repeat(500), text: 'שוק ההון '.repeat(40), onRetry: fn() },
};

/** A part of a page that failed keeps the room of what was to come. */
export const PartFailed: Story = {
  args: { onRetry: fn() },
  render: ({ onRetry }) => (
    <FailedPart
      title="Holdings could not be loaded."
      onRetry={onRetry}
      skeleton={<SkeletonRows rows={3} />}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Several parts failed for one cause: the page says so once, with its one Retry, and the parts point there. */
export const PartsFailed: Story = {
  args: { onRetry: fn() },
  render: ({ onRetry }) => (
    <QuietFailures isQuiet>
      <FailedPart title="Holdings could not be loaded." onRetry={onRetry} />
    </QuietFailures>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Holdings could not be loaded.');
  },
};
