import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Display/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `A turning ring for waiting of which nothing is known: inside a button, over a whole page.

**Do** say in words what is loading. **Don’t** use it where a skeleton fits.`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration: whoever shows it says what is loading. */
export const Small: Story = {
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[aria-hidden="true"].animate-spin');
    await expect(ring).not.toBeNull();
    await expect(ring).toHaveTextContent('');
  },
};
export const Medium: Story = { args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };
