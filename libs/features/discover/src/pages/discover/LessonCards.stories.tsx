import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { discoverHandlers } from '../../testing.ts';
import { DocumentsCard } from './DocumentsCard.tsx';
import { LessonCards } from './LessonCards.tsx';

const meta = {
  title: 'Screens/Discover/Lessons',
  component: LessonCards,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...discoverHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof LessonCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 6 read, 9 minutes left')).toBeVisible();
  },
};

/** The documents beside them. */
export const Documents: Story = {
  render: () => <DocumentsCard />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Naming a nominee/ })).toBeVisible();
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone', isRotated: false } } };
