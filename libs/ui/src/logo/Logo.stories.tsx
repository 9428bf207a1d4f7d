import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Display/Logo',
  component: Logo,
  args: { name: 'Wealth' },
  parameters: {
    docs: {
      description: {
        component: `The mark, with or without the name of the app.

**Do** give the name from the system settings. **Don’t** draw it smaller than 36 px, or in other colours than its two tones.`,
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const WithName: Story = { args: { isNameShown: true } };

export const OnTheBrandPanel: Story = {
  args: { isNameShown: true, tone: 'brand' },
  decorators: [
    (Story) => (
      <div className="brand-panel rounded-card p-6">
        <Story />
      </div>
    ),
  ],
};
