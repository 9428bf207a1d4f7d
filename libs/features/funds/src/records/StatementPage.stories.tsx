import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RangeSearch } from '@wealth/hrefs';
import { onStage, withSearch } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { recordHandlers } from '../testing/recordFixtures.ts';
import { StatementPage } from './StatementPage.tsx';

const Statement = withSearch<RangeSearch>(StatementPage);

const meta = {
  title: 'Screens/Funds/Statement',
  component: Statement,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...recordHandlers());
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof Statement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Fund records' })).toBeVisible();
  },
};

/** Days of the client's own choice, with what there was before them. */
export const OwnDays: Story = { ...Default, args: { search: { from: '2026-11-17', to: '2026-11-18' } } };

export const NoRecord: Story = {
  args: { search: { from: '2020-01-01', to: '2020-01-02' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No record in these days')).toBeVisible();
  },
};
