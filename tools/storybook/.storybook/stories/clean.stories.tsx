import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Played after Runner/Broken has left things everywhere. */
const meta = {
  title: 'Runner/Clean',
  tags: ['!dev', '!test', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Has a box grow as its play function ends, which learns in the next frame that it scrolls: axe looks after that. */
export const GrowsAtTheEnd: Story = {
  render: () => (
    <div data-testid="box" className="h-24 overflow-y-auto">
      <p>Line</p>
    </div>
  ),
  play({ canvas }) {
    const box = canvas.getByTestId('box');
    const line = canvas.getByText('Line');
    new ResizeObserver(() => {
      if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    }).observe(line);
    line.style.height = '2000px';
  },
};

export const Default: Story = {
  render: () => <p>Two</p>,
  async play() {
    await expect(localStorage).toHaveLength(0);
    await expect(sessionStorage).toHaveLength(0);
    await expect(document.cookie).toBe('');
    await expect(document.body.dataset).not.toHaveProperty('left');
  },
};
