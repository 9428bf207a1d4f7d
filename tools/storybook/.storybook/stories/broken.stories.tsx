import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/*
 * Each is broken in one way: broken.spec.ts asks that the runner tells it. They stand in no sidebar and in no run.
 */
const meta = {
  title: 'Runner/Broken',
  tags: ['!dev', '!test', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlayThrows: Story = {
  render: () => <p>Two</p>,
  async play({ canvas }) {
    await expect(canvas.getByText('Two')).toHaveTextContent('Three');
  },
};

export const RenderThrows: Story = {
  render: () => {
    throw new Error('no price to draw');
  },
};

export const LoaderThrows: Story = {
  loaders: [() => Promise.reject(new Error('no chunk to load'))],
  render: () => <p>Two</p>,
};

export const HardToRead: Story = {
  render: () => <p style={{ color: 'silver', background: 'white' }}>Hard to read</p>,
};

/** The test-runner itself would take it for well: axe has found nothing. */
export const AxeCannotLook: Story = {
  parameters: { a11y: { context: '#nowhere' } },
  render: () => <p>Two</p>,
};

export const ConsoleError: Story = {
  render: () => <p>Two</p>,
  play: () => {
    console.error('a key is missing', { list: 'holdings' });
  },
};

export const UnhandledRejection: Story = {
  render: () => <p>Two</p>,
  async play() {
    const told = new Promise((resolve) => {
      window.addEventListener('unhandledrejection', resolve, { once: true });
    });
    void Promise.reject(new Error('nobody waits for this'));
    await told;
  },
};

export const UnhandledError: Story = {
  render: () => <p>Two</p>,
  async play() {
    const told = new Promise((resolve) => {
      window.addEventListener('error', resolve, { once: true });
    });
    requestAnimationFrame(() => {
      throw new Error('thrown in a frame');
    });
    await told;
  },
};

export const LeavesThings: Story = {
  render: () => <p>Two</p>,
  play: () => {
    localStorage.setItem('left', 'in the browser');
    sessionStorage.setItem('left', 'in the page');
    document.cookie = 'left=in the jar';
  },
};
