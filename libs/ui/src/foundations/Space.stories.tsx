import type { Meta, StoryObj } from '@storybook/react-vite';

/** Written out, so that Tailwind finds the classes. */
const steps = [
  ['0.5', '2 px', 'w-0.5'],
  ['1', '4 px', 'w-1'],
  ['1.5', '6 px', 'w-1.5'],
  ['2', '8 px', 'w-2'],
  ['3', '12 px', 'w-3'],
  ['4', '16 px', 'w-4'],
  ['5', '20 px', 'w-5'],
  ['6', '24 px', 'w-6'],
  ['8', '32 px', 'w-8'],
  ['10', '40 px', 'w-10'],
  ['12', '48 px', 'w-12'],
  ['16', '64 px', 'w-16'],
] as const;

/** Those that answer to width, density or pointer. */
const named = [
  ['gutter', 'between the page and the window: 32, tablet 24, phone 16 px', 'w-gutter'],
  ['grid', 'between cards: 20, compact 16, phone 12 px', 'w-grid'],
  ['card', 'inside a card: 20, compact and phone 16 px', 'w-card'],
  ['cell', 'beside the text of a table cell: 12, compact 10 px', 'w-cell'],
  ['control', 'height of a control: 44, compact 38, finger 48 px', 'w-control'],
  ['control-sm', 'height in a dense table: 34, compact 30, finger 44 px', 'w-control-sm'],
  ['row-head', 'head of a table: 38, compact 32 px', 'w-row-head'],
  ['row', 'row of a table: 52, compact 40, finger 60 px', 'w-row'],
  ['header', 'height of the header: 64 px', 'w-header'],
  ['rail', 'width of the rail: 84 px', 'w-rail'],
] as const;

function Steps({ rows }: { rows: ReadonlyArray<readonly [string, string, string]> }) {
  return (
    <ul className="grid gap-2">
      {rows.map(([name, size, className]) => (
        <li key={name} className="flex items-center gap-4">
          <span className="w-20 shrink-0 text-detail font-medium">{name}</span>
          <span className="w-21 shrink-0">
            <span className={`block h-4 rounded-mark bg-accent forced-color-adjust-none ${className}`} />
          </span>
          <span className="text-detail text-fg-muted">{size}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Space',
  component: Steps,
  args: { rows: steps },
  parameters: {
    docs: {
      description: {
        component:
          'Everything stands on a grid of 4 px. Names take the place of figures where a space answers to width, density or pointer. **Do** use `gap` on the parent. **Don’t** give a component an outer margin: who places it knows the distance.',
      },
    },
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {};

/** Try another density or a narrower viewport in the toolbar. */
export const Named: Story = { args: { rows: named } };
