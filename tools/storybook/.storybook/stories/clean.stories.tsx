import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Played after Runner/Broken has left things everywhere. */
const meta = {
  title: 'Runner/Clean',
  tags: ['!dev', '!test', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <p>Two</p>,
  async play() {
    await expect(localStorage).toHaveLength(0);
    await expect(sessionStorage).toHaveLength(0);
    await expect(document.cookie).toBe('');
  },
};
