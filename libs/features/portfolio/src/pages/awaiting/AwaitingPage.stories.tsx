import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { AwaitingPage } from './AwaitingPage.tsx';

const meta = {
  title: 'Screens/Portfolio/Awaiting orders',
  component: AwaitingPage,
  tags: ['!autodocs'],
  decorators: [onStage()],
} satisfies Meta<typeof AwaitingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says what will be here, and leads to what is there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Waiting orders will be here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the summary' })).toHaveAttribute(
      'href',
      '/portfolio/summary',
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
    await expect(await canvas.findByRole('heading', { name: 'लंबित ऑर्डर यहाँ दिखेंगे' })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
