import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figure } from './Figure.tsx';

const meta = {
  title: 'Finance/Figure',
  component: Figure,
  args: { isMasked: false, children: '1,250' },
  parameters: {
    docs: {
      description: {
        component:
          'A quantity, an average or a weight of the client’s own. **Do** mask it together with the amounts beside it. **Don’t** use it for money: that is an Amount.',
      },
    },
  },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250')).toBeVisible();
  },
};

/** As wide for one share as for a million, and read as hidden. */
export const Masked: Story = {
  args: { isMasked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amount hidden')).toBeInTheDocument();
    await expect(canvas.queryByText('1,250')).toBeNull();
  },
};
