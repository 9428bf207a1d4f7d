import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Clock } from './Clock.tsx';

/** Thu, 19 Nov 2026, 14:32:07 IST. */
const now = Date.UTC(2026, 10, 19, 9, 2, 7);

const meta = {
  title: 'Display/Clock',
  component: Clock,
  args: { clock: () => now },
  parameters: {
    docs: {
      description: {
        component: `The time of the market. It is IST in every country, reads the clock that it is given at the beginning of every second, and is not announced.

**Do** give it the server's clock. **Don’t** use it for the time of something that happened: that is a text.`,
      },
    },
  },
} satisfies Meta<typeof Clock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14:32:07 IST')).toBeVisible();
  },
};

export const WithoutSeconds: Story = { args: { hasSeconds: false } };

/** A clock that cannot be read. */
export const Unknown: Story = { args: { clock: () => Number.NaN } };
