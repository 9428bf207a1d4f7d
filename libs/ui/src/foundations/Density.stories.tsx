import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownFrame } from './ownFrame.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';

const holdings = [
  ['Aravalli Textiles', '1,542.60'],
  ['Deccan Foundry', '2,098.75'],
  ['Malabar Spices', '318.40'],
] as const;

function Sample() {
  return (
    <div className="grid gap-grid">
      <div className="rounded-card border border-border bg-surface p-card">
        <div className="grid gap-grid">
          <TextField label="Quantity" defaultValue="25" />
          <div className="flex flex-wrap gap-3">
            <Button>Buy 25 for ₹38,634.35</Button>
            <Button variant="secondary" size="sm">
              Modify
            </Button>
          </div>
        </div>
      </div>
      <div className="rounded-card border border-border bg-surface">
        <div className="flex h-row-head items-center justify-between rounded-t-card bg-surface-head px-card text-caption text-fg-muted">
          <span>Instrument</span>
          <span>Last price</span>
        </div>
        {holdings.map(([name, price]) => (
          <div
            key={name}
            className="flex h-row items-center justify-between border-t border-border px-card text-table"
          >
            <span>{name}</span>
            <span>{price}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

const meta = {
  title: 'Foundations/Density',
  component: Sample,
  parameters: {
    docs: {
      story: ownFrame(520),
      description: {
        component:
          'The client chooses between comfortable and compact; `data-density` on `html` changes the tokens and nothing else. On a coarse pointer every control stays at 44 px or more. **Do** build with `min-h-control`, `h-row`, `p-card`, `gap-grid`. **Don’t** ask for the density in code.',
      },
    },
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Comfortable: Story = { globals: { density: 'comfortable' } };
export const Compact: Story = { globals: { density: 'compact' } };
