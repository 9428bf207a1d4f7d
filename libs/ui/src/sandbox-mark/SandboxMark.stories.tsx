import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SandboxMark } from './SandboxMark.tsx';

const meta = { title: 'Display/SandboxMark', component: SandboxMark } satisfies Meta<typeof SandboxMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Headers of phones. It still reads as the full text. */
export const Short: Story = {
  args: { form: 'short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sandbox: simulated market and money')).toBeInTheDocument();
    await expect(canvas.getByText('Sandbox')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Full from 768 px on. */
export const Responsive: Story = { args: { form: 'responsive' } };
