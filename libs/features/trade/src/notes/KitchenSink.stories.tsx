import type { Meta, StoryObj } from '@storybook/react-vite';
import { noteFixtures } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { createOrderServer } from '../testing/createOrderServer.ts';
import { ContractNotePage } from './ContractNotePage.tsx';

const meta = {
  title: 'Screens/Portfolio/Contract note/Kitchen sink',
  component: ContractNotePage,
  tags: ['!autodocs'],
  args: { day: '2026-11-19' },
  beforeEach({ msw }) {
    msw.use(...createOrderServer({ note: noteFixtures.longest }).handlers);
  },
  decorators: [onStage({ isWholePage: true })],
} satisfies Meta<typeof ContractNotePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The longest figures and names that a note has to hold. */
export const WorstCase: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
