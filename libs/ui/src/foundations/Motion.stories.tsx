import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';

const durations = [
  ['instant', '80 ms: a press', 'duration-instant ease-out'],
  ['fast', '140 ms: hover', 'duration-fast ease-out'],
  ['base', '200 ms: fades, thumbs', 'duration-base ease-out'],
  ['slow', '320 ms: drawers and sheets, on the curve of a sheet', 'duration-slow ease-sheet'],
  ['leave fast', '110 ms: menus and popovers go', 'duration-leave-fast ease-in'],
  ['leave', '140 ms: dialogs go', 'duration-leave ease-in'],
  ['leave slow', '220 ms: drawers and sheets go, on a curve that gains speed', 'duration-leave-slow ease-in'],
] as const;

function Tracks() {
  const [isMoved, setMoved] = useState(false);
  return (
    <div className="grid gap-4">
      <div>
        <Button variant="secondary" onPress={() => setMoved(!isMoved)}>
          Move
        </Button>
      </div>
      <ul className="grid gap-3" aria-label="Durations">
        {durations.map(([name, use, className]) => (
          <li key={name} className="grid gap-1">
            <span className="text-detail">
              <span className="font-medium">{name}</span> <span className="text-fg-muted">· {use}</span>
            </span>
            <span className="block w-80 max-w-full rounded-full bg-surface-sunken p-1">
              <span
                data-moved={isMoved || undefined}
                className={`block w-full transition-transform data-moved:translate-x-[calc(100%-1.5rem)] ${className}`}
              >
                <span className="block size-6 rounded-full bg-accent forced-color-adjust-none" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Tracks,
  parameters: {
    docs: {
      description: {
        component:
          'Short and quiet. Numbers never roll: they change, and the digits that changed are coloured for 600 ms. Who asked the device for less motion gets durations of 1 ms, shapes that do not shimmer and a colour without a fade. What leaves takes two thirds of the time that it came in. **Do** move what comes from an edge, and fade what appears in place. **Don’t** move anything that the client did not ask for.',
      },
    },
  },
} satisfies Meta<typeof Tracks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {};

export const MovesOnRequest: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('list', { name: 'Durations' });
    await expect(track.querySelectorAll('[data-moved]')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(track.querySelectorAll('[data-moved]')).toHaveLength(durations.length);
    await userEvent.keyboard('{Enter}');
    await expect(track.querySelectorAll('[data-moved]')).toHaveLength(0);
  },
};
