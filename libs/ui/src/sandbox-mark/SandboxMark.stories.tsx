import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SandboxFoot, SandboxMark } from './SandboxMark.tsx';

const meta = {
  title: 'Display/SandboxMark',
  component: SandboxMark,
  parameters: {
    docs: {
      description: {
        component: `Says that market and money are simulated: on every page, in every sheet and on paper, until the system info says live.

**Do** keep the full text wherever it fits. **Don’t** cover or scroll it away, and don't reword it.`,
      },
    },
  },
} satisfies Meta<typeof SandboxMark>;

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

/** Short where a head with more in it has no room for the full words: less than 50 rem, letters of any size. */
export const Fitted: Story = {
  args: { form: 'fitted' },
  render: (args) => (
    <>
      {['49rem', '51rem'].map((width) => (
        <div key={width} className="@container mb-2" style={{ width }}>
          <SandboxMark {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [inNarrow, inWide] = canvas.getAllByText('Sandbox: simulated market and money');
    await expect(inNarrow?.offsetWidth).toBeLessThanOrEqual(1);
    await expect(inWide?.offsetWidth).toBeGreaterThan(150);
  },
};

/** The full words at the foot of every page of a phone, whose head has room for one word only. */
export const Foot: Story = {
  render: () => <SandboxFoot />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sandbox: simulated market and money')).toBeInTheDocument();
  },
};
