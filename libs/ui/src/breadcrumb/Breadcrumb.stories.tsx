import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Market', href: '#market' },
      { label: 'Stocks', href: '#stocks' },
      { label: 'Dakshina Bank' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `The way to a page that lies two or more levels deep.

**Do** end with the page itself, without a link. **Don’t** put it on the five tabs of the app: they have no way to them.`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WalkedByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getByText('Dakshina Bank')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Market' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Stocks' })).toHaveFocus();
  },
};

export const BadInput: Story = {
  args: { items: [{ label: 'x'.repeat(500), href: '#long' }, { label: 'שוק ההון '.repeat(60) }] },
};
