import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Small: Story = {};
export const Medium: Story = { args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };
