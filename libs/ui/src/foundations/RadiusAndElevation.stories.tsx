import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownFrame } from './ownFrame.ts';

const radii = [
  ['mark', '4 px: ticks, links', 'rounded-mark'],
  ['badge', '6 px: badges, small icon buttons', 'rounded-badge'],
  ['control-inner', '8 px: a part of a control', 'rounded-control-inner'],
  ['control', '10 px: buttons, inputs, notes', 'rounded-control'],
  ['toast', '12 px: toasts', 'rounded-toast'],
  ['card', '14 px: cards, popovers', 'rounded-card'],
  ['dialog', '20 px: modals, sheets', 'rounded-dialog'],
  ['full', 'round: avatars, switches', 'rounded-full'],
] as const;

const elevations = [
  ['raised', 'cards and thumbs', 'bg-surface shadow-raised'],
  ['floating', 'menus, popovers, toasts', 'bg-surface-raised shadow-floating'],
  ['overlay', 'modals and drawers', 'bg-surface-raised shadow-overlay'],
] as const;

function Tiles({ tiles }: { tiles: ReadonlyArray<readonly [string, string, string]> }) {
  return (
    <ul className="grid grid-cols-2 gap-6 tablet:grid-cols-4">
      {tiles.map(([name, use, className]) => (
        <li key={name} className="grid gap-2">
          <span className={`h-20 border border-border ${className}`} />
          <span>
            <span className="block text-label">{name}</span>
            <span className="text-detail text-fg-muted">{use}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Radius and elevation',
  component: Tiles,
  args: { tiles: radii.map(([name, use, className]) => [name, use, `bg-surface ${className}`] as const) },
  parameters: {
    docs: {
      story: ownFrame(420),
      description: {
        component:
          'The larger the thing, the rounder. In light, height is a shadow; in dark it is lightness, and the shadow only helps. In forced colours neither exists: a border carries the edge. **Do** give a card its border. **Don’t** use the two upper shadows for anything but overlays.',
      },
    },
  },
} satisfies Meta<typeof Tiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = {};

export const Elevation: Story = {
  args: {
    tiles: elevations.map(([name, use, className]) => [name, use, `rounded-card ${className}`] as const),
  },
};

export const ElevationDark: Story = { ...Elevation, globals: { theme: 'dark' } };
