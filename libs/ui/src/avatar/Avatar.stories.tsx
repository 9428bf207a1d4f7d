import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

/** One petrol pixel: a picture that loads without a network. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAtQXAAAACwAAAAAAQABAAACAkQBADs=';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: 'asha Namuna' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const NoName: Story = { args: { name: '' } };

export const DevanagariName: Story = { args: { name: 'किरण नमूना', size: 'lg' } };

export const Picture: Story = { args: { src: picture } };

/** A picture that fails leaves the initial. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Avatar of asha Namuna' })).toBeVisible();
  },
};
