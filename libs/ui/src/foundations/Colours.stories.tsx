import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ColourSwatch, type Swatch } from './ColourSwatch.tsx';
import { ownFrame } from './ownFrame.ts';

interface Group {
  role: string;
  use: string;
  swatches: readonly Swatch[];
}

const groups: readonly Group[] = [
  {
    role: 'Surfaces',
    use: 'Page, cards and rail, floating panels; tracks and table heads; the chosen option. Hover and press are laid over any of them.',
    swatches: [
      { name: 'canvas', className: 'bg-canvas' },
      { name: 'surface', className: 'bg-surface' },
      { name: 'surface-raised', className: 'bg-surface-raised' },
      { name: 'surface-sunken', className: 'bg-surface-sunken' },
      { name: 'surface-selected', className: 'bg-surface-selected' },
      { name: 'hover', className: 'bg-hover' },
      { name: 'pressed', className: 'bg-pressed' },
    ],
  },
  {
    role: 'Lines',
    use: 'Hairlines; secondary buttons; inputs, checkboxes and radios, at 3:1.',
    swatches: [
      { name: 'border', className: 'bg-border' },
      { name: 'border-strong', className: 'bg-border-strong' },
      { name: 'border-control', className: 'bg-border-control' },
    ],
  },
  {
    role: 'Text',
    use: 'Body and secondary text at 7:1, captions at 4.5:1. The last is for what is disabled and for nothing else.',
    swatches: [
      { name: 'fg', className: 'bg-fg' },
      { name: 'fg-muted', className: 'bg-fg-muted' },
      { name: 'fg-subtle', className: 'bg-fg-subtle' },
      { name: 'fg-disabled', className: 'bg-fg-disabled' },
    ],
  },
  {
    role: 'Action',
    use: 'Primary button, links, the page that one is on. At most one primary button in a region.',
    swatches: [
      { name: 'accent', className: 'bg-accent' },
      { name: 'accent-hover', className: 'bg-accent-hover' },
      { name: 'accent-active', className: 'bg-accent-active' },
      { name: 'accent-text', className: 'bg-accent-text' },
      { name: 'accent-soft', className: 'bg-accent-soft' },
      { name: 'on-accent', className: 'bg-on-accent' },
    ],
  },
  {
    role: 'Gain and loss',
    use: 'Changes, pills, Buy and Sell. Always with an arrow and a sign, never alone.',
    swatches: [
      { name: 'positive', className: 'bg-positive' },
      { name: 'positive-soft', className: 'bg-positive-soft' },
      { name: 'positive-fill', className: 'bg-positive-fill' },
      { name: 'negative', className: 'bg-negative' },
      { name: 'negative-soft', className: 'bg-negative-soft' },
      { name: 'negative-fill', className: 'bg-negative-fill' },
      { name: 'on-fill', className: 'bg-on-fill' },
    ],
  },
  {
    role: 'Privilege and sandbox',
    use: 'VIP, the watch star, the sandbox mark. Never an action.',
    swatches: [
      { name: 'brass', className: 'bg-brass' },
      { name: 'brass-soft', className: 'bg-brass-soft' },
      { name: 'brass-line', className: 'bg-brass-line' },
    ],
  },
  {
    role: 'Feedback',
    use: 'Notes, toasts and badges. Errors take the colour of loss.',
    swatches: [
      { name: 'warning', className: 'bg-warning' },
      { name: 'warning-soft', className: 'bg-warning-soft' },
      { name: 'info', className: 'bg-info' },
      { name: 'info-soft', className: 'bg-info-soft' },
    ],
  },
  {
    role: 'Live, focus, floating',
    use: 'The flash of a price, the focus ring, tooltips, loading shapes.',
    swatches: [
      { name: 'flash-up', className: 'bg-flash-up' },
      { name: 'flash-down', className: 'bg-flash-down' },
      { name: 'focus', className: 'bg-focus' },
      { name: 'tooltip', className: 'bg-tooltip' },
      { name: 'on-tooltip', className: 'bg-on-tooltip' },
      { name: 'skeleton', className: 'bg-skeleton' },
    ],
  },
  {
    role: 'Heat map',
    use: 'Steps at 0.15, 0.6, 1.2 and 2.0 percent either way. Every tile carries its signed figure.',
    swatches: [
      { name: 'heat-dn-4', className: 'bg-heat-dn-4' },
      { name: 'heat-dn-3', className: 'bg-heat-dn-3' },
      { name: 'heat-dn-2', className: 'bg-heat-dn-2' },
      { name: 'heat-dn-1', className: 'bg-heat-dn-1' },
      { name: 'heat-flat', className: 'bg-heat-flat' },
      { name: 'heat-up-1', className: 'bg-heat-up-1' },
      { name: 'heat-up-2', className: 'bg-heat-up-2' },
      { name: 'heat-up-3', className: 'bg-heat-up-3' },
      { name: 'heat-up-4', className: 'bg-heat-up-4' },
    ],
  },
  {
    role: 'Charts',
    use: 'Slices in this order, always with a legend in words; benchmark and grid.',
    swatches: [
      { name: 'chart-1', className: 'bg-chart-1' },
      { name: 'chart-2', className: 'bg-chart-2' },
      { name: 'chart-3', className: 'bg-chart-3' },
      { name: 'chart-4', className: 'bg-chart-4' },
      { name: 'chart-5', className: 'bg-chart-5' },
      { name: 'chart-6', className: 'bg-chart-6' },
      { name: 'chart-bench', className: 'bg-chart-bench' },
      { name: 'chart-grid', className: 'bg-chart-grid' },
    ],
  },
];

function Swatches() {
  return (
    <div className="grid gap-7">
      {groups.map(({ role, use, swatches }) => (
        <section key={role} className="grid gap-3">
          <div>
            <h2 className="text-title">{role}</h2>
            <p className="text-detail text-fg-muted">{use}</p>
          </div>
          <ul className="grid grid-cols-2 gap-3.5 tablet:grid-cols-4 desktop:grid-cols-6">
            {swatches.map((swatch) => (
              <ColourSwatch key={swatch.name} {...swatch} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Colours',
  component: Swatches,
  parameters: {
    docs: {
      story: ownFrame(1500),
      description: {
        component:
          'Colours are named by what they mean, in oklch, with one set for each theme and gain and loss in two palettes. Tailwind’s own palette is switched off: what is not here cannot be written. **Do** ask for the meaning (`text-negative`). **Don’t** pick a colour for its looks, and don’t write a `dark:` pair: the token changes by itself. Under each stand its values in the theme shown; a press copies them.',
      },
    },
  },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** Gain is blue, loss is orange; arrow and sign stay as they are. */
export const ColourVisionSafe: Story = { globals: { palette: 'safe' } };
export const ColourVisionSafeDark: Story = { globals: { palette: 'safe', theme: 'dark' } };

/** Name, oklch and hex of each colour in the theme shown, to take into a drawing. */
export const ValuesToCopy: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'light' },
  play: async ({ canvas, step }) => {
    await step('a colour says its values, and each can be copied [I3A-TOOL-TOKENS]', async () => {
      const canvasRow = within(
        (await canvas.findAllByRole('listitem')).find((row) => row.textContent.startsWith('canvas')) ??
          document.body,
      );
      await expect(await canvasRow.findByText('oklch(0.975 0.004 92)')).toBeVisible();
      await expect(canvasRow.getByText('#f8f7f4')).toBeVisible();
      await expect(canvasRow.getByRole('button', { name: /canvas/ })).toBeEnabled();
    });
  },
};
