import type { Meta, StoryObj } from '@storybook/react-vite';

/** Written out, so that Tailwind finds the classes. */
const swatches = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['surface-raised', 'bg-surface-raised'],
  ['surface-sunken', 'bg-surface-sunken'],
  ['surface-hover', 'bg-surface-hover'],
  ['surface-selected', 'bg-surface-selected'],
  ['border', 'bg-border'],
  ['border-strong', 'bg-border-strong'],
  ['border-control', 'bg-border-control'],
  ['fg', 'bg-fg'],
  ['fg-muted', 'bg-fg-muted'],
  ['fg-subtle', 'bg-fg-subtle'],
  ['accent', 'bg-accent'],
  ['accent-soft', 'bg-accent-soft'],
  ['brass', 'bg-brass'],
  ['brass-soft', 'bg-brass-soft'],
  ['positive', 'bg-positive'],
  ['positive-soft', 'bg-positive-soft'],
  ['negative', 'bg-negative'],
  ['negative-soft', 'bg-negative-soft'],
  ['warning', 'bg-warning'],
  ['warning-soft', 'bg-warning-soft'],
  ['info', 'bg-info'],
  ['info-soft', 'bg-info-soft'],
  ['focus', 'bg-focus'],
  ['flash-up', 'bg-flash-up'],
  ['flash-down', 'bg-flash-down'],
] as const;

function Swatches() {
  return (
    <ul className="grid grid-cols-3 gap-3.5 tablet:grid-cols-6 desktop:grid-cols-9">
      {swatches.map(([name, className]) => (
        <li key={name} className="grid gap-1">
          <span className={`h-12 rounded-control border border-border ${className}`} />
          <span className="text-caption font-medium">{name}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Colours', component: Swatches } satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ColourVisionSafe: Story = { globals: { palette: 'safe' } };
