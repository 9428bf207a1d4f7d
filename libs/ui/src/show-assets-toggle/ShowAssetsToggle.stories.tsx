import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPreferences, PreferencesProvider, usePreference } from '@wealth/preferences';
import { expect } from 'storybook/test';
import { Amount } from '../amount/Amount.tsx';
import { ShowAssetsToggle } from './ShowAssetsToggle.tsx';

function MaskedAmount() {
  const [isShown] = usePreference('showAssets');
  return <Amount value="₹57,98,869.25" isMasked={!isShown} />;
}

const meta = {
  title: 'Display/ShowAssetsToggle',
  component: ShowAssetsToggle,
  parameters: {
    docs: {
      description: {
        component: `The eye beside a leading figure. One preference masks every amount on every screen.

**Do** put one on each page with amounts. **Don’t** mask percentages, and don't keep a state of its own.`,
      },
    },
  },
  render: () => (
    <PreferencesProvider store={createPreferences(null)}>
      <span className="flex items-center gap-3">
        <MaskedAmount />
        <ShowAssetsToggle />
      </span>
    </PreferencesProvider>
  ),
} satisfies Meta<typeof ShowAssetsToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByPointerAndKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide values' }));
    await expect(canvas.getByText('Amount hidden')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show values' })).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByText('₹57,98,869.25')).toBeVisible();
  },
};
