import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { HistoryPage } from './HistoryPage.tsx';

const meta = {
  title: 'Screens/Portfolio/Order history',
  component: HistoryPage,
  tags: ['!autodocs'],
  decorators: [onStage()],
} satisfies Meta<typeof HistoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says what will be here, and leads to what is there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Past orders will be here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your holdings' })).toHaveAttribute(
      'href',
      '/portfolio/holding',
    );
  },
};

export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'पुराने ऑर्डर यहाँ दिखेंगे' })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
