import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { createProgress } from './store.ts';

const usage = `
Tells that a press on a link was heard, while the next page is on its way.

**Do** start it with the navigation and end it with the page; it creeps on by itself.

**Don’t** show the progress of a known amount of work with it.
`;

const meta = {
  title: 'Navigation/ProgressBar',
  component: ProgressBar,
  parameters: { docs: { description: { component: usage } } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Navigation() {
  const [store] = useState(() => createProgress());
  return (
    <div className="flex gap-3">
      <ProgressBar store={store} />
      <Button onPress={store.start}>Start</Button>
      <Button variant="secondary" onPress={store.done}>
        Done
      </Button>
    </div>
  );
}

/** Begins at 0.3, creeps on every 200 ms, and leaves 500 ms after it is done. */
export const StartsAndEnds: Story = {
  render: () => <Navigation />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    const bar = canvas.getByRole('progressbar', { name: 'Loading page' });
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(30));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};
