import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RangeSearch } from '@wealth/hrefs';
import { StatementDesk } from '@wealth/parts';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { recordHandlers } from '../testing/recordFixtures.ts';
import { LedgerStatement } from './LedgerStatement.tsx';

const Statement = ({ range }: { range: RangeSearch }) => (
  <StatementDesk choice={null} time={null}>
    <LedgerStatement range={range} />
  </StatementDesk>
);

const meta = {
  title: 'Screens/Portfolio/Statements/Ledger',
  component: Statement,
  args: { range: {} },
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
export const OwnDays: Story = { ...Default, args: { range: { from: '2026-11-17', to: '2026-11-18' } } };

export const Empty: Story = {
  args: { range: { from: '2020-01-01', to: '2020-01-02' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entry in these days')).toBeVisible();
  },
};
