import type { Meta, StoryObj } from '@storybook/react-vite';

const layers = [
  ['tooltip', '90', 'tooltips'],
  ['loader', '80', 'the loader over everything, the progress of a route'],
  ['toast', '70', 'toasts'],
  ['search', '60', 'the search'],
  ['modal', '50', 'modals and the confirm'],
  ['drawer', '40', 'drawers, sheets, popovers'],
  ['header', '30', 'the header'],
  ['nav', '20', 'the rail and the tab bar'],
  ['sticky', '10', 'heads and first columns of tables'],
] as const;

function Stack() {
  return (
    <ol className="grid max-w-prose gap-1">
      {layers.map(([name, height, use]) => (
        <li
          key={name}
          className="flex items-baseline gap-4 rounded-control border border-border bg-surface px-4 py-2 shadow-raised"
        >
          <span className="w-16 shrink-0 text-label">{name}</span>
          <span className="w-8 shrink-0 text-fg-subtle">{height}</span>
          <span className="text-detail text-fg-muted">{use}</span>
        </li>
      ))}
    </ol>
  );
}

const meta = {
  title: 'Foundations/Layers',
  component: Stack,
  parameters: {
    docs: {
      description: {
        component:
          'What lies above what, from the top down: `z-tooltip` to `z-sticky`. **Do** open overlays through their stores: they are drawn at the end of the document, in this order. **Don’t** write a figure; inside a component `isolate` and the order of the markup do.',
      },
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;

export const Order: StoryObj<typeof meta> = {};
