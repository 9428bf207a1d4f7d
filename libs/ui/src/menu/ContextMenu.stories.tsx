import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BellIcon, StarIcon } from '../icon/icons.ts';
import { ContextMenu, type ContextMenuProps } from './ContextMenu.tsx';

type Action = 'alert' | 'watch';

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu<Action>,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: {
    'aria-label': 'ARAVBANK',
    at: { x: 40, y: 40 },
    groups: [
      {
        id: 'symbol',
        title: 'ARAVBANK',
        options: [
          { id: 'alert', label: 'Set alert', icon: <BellIcon />, keys: 'A' },
          { id: 'watch', label: 'Add to list', icon: <StarIcon />, keys: 'W' },
        ],
      },
    ],
    onAction: fn(),
    onClose: fn(),
  } satisfies ContextMenuProps<Action>,
} satisfies Meta<typeof ContextMenu<Action>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened where the pointer is; the keys that do the same stand at the right. */
export const Default: Story = {};

/** At an edge of the window it turns to where there is room. */
export const AtTheEdge: Story = {
  args: { at: { x: window.innerWidth - 2, y: window.innerHeight - 2 } },
  play: async () => {
    const box = (await screen.findByRole('menu', { name: 'ARAVBANK' })).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const ByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('menu', { name: 'ARAVBANK' });
    await step('the first option has the focus, and Enter chooses the second after an arrow', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('watch');
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
};
