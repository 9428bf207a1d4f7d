import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Flag } from './Flag.tsx';

const meta = {
  title: 'Display/Flag',
  component: Flag,
  args: { country: 'IN' },
  parameters: {
    docs: {
      description: {
        component: `The flag of a country, from the set \`country-flag-icons\` (MIT). The app serves one file a flag.

**Do** leave it without a label where the country's name stands beside it. **Don’t** use a flag for a language.
**Don’t** link flags of another site.`,
      },
    },
  },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  render: (args) => (
    <span className="flex items-center gap-2 text-detail text-fg-muted">
      <Flag {...args} /> en-IN · Asia/Kolkata
    </span>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <span className="flex items-center gap-4">
      <Flag {...args} size="sm" />
      <Flag {...args} size="md" />
      <Flag {...args} size="lg" />
    </span>
  ),
};

export const Named: Story = {
  args: { size: 'lg', label: 'India' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'India' })).toBeVisible();
    await waitFor(async () => {
      await expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
    });
  },
};

export const ManyCountries: Story = {
  render: () => (
    <span className="flex flex-wrap gap-2">
      {['IN', 'JP', 'NP', 'CH', 'GB', 'US', 'AE', 'BR', 'ZA', 'QA'].map((country) => (
        <Flag key={country} country={country} size="lg" label={country} />
      ))}
    </span>
  ),
};

/** A code without a flag keeps its room. */
export const Unknown: Story = { args: { country: 'ZZ', size: 'lg', label: 'No flag' } };
