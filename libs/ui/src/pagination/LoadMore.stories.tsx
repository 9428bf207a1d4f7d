import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { DataList } from '../data-list/DataList.tsx';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { state: 'ready', onLoadMore: fn() },
  parameters: {
    docs: {
      description: {
        component: `The end of a list that the server gives by a cursor. The button is always there for the keyboard; \`isAutomatic\` asks by itself as the end comes near.

**Do** keep it under the list, inside its card. **Don’t** make it automatic above a footer: nobody would ever reach it.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Card title="Records" isFlush>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const End: Story = { args: { state: 'end' } };

const pageSize = 20;
const lastCount = 60;

/** The next page is there in the next task after it was asked for. */
function Records({ isAutomatic, onLoadMore }: Pick<LoadMoreProps, 'isAutomatic' | 'onLoadMore'>) {
  const [{ count, isLoading }, setList] = useState({ count: pageSize, isLoading: false });
  const restingState = count < lastCount ? 'ready' : 'end';

  return (
    <>
      <DataList
        aria-label="Records"
        items={Array.from({ length: count }, (_, index) => ({
          id: String(index),
          title: `Record ${index + 1}`,
        }))}
      />
      <LoadMore
        state={isLoading ? 'loading' : restingState}
        isAutomatic={isAutomatic}
        onLoadMore={() => {
          onLoadMore();
          setList({ count, isLoading: true });
          setTimeout(() => setList({ count: count + pageSize, isLoading: false }));
        }}
      />
    </>
  );
}

export const ByKeys: Story = {
  tags: ['!autodocs'],
  render: (args) => <Records {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each press brings a page [I2-5-PAGES]', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Record 40')).toBeVisible();
    });
    await step('after the last one the focus is at the end of the list', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull());
      await waitFor(() => expect(canvas.getByText('This is the end of the list.')).toHaveFocus());
      await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
    });
  },
};

/** The browser looks for what came into view with a frame, of which a busy machine draws few. */
const patience = { timeout: 8000 };

export const AsTheEndComesNear: Story = {
  tags: ['!autodocs'],
  args: { isAutomatic: true },
  render: (args) => <Records {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByText('Record 20').scrollIntoView();
    await canvas.findByText('Record 40', undefined, patience);
    canvas.getByText('Record 40').scrollIntoView();
    await canvas.findByText('Record 60', undefined, patience);
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

/** After a failure it waits for the press. */
export const FailedAutomatically: Story = {
  tags: ['!autodocs'],
  args: { isAutomatic: true, state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};
