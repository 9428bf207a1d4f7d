import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RangeSearch } from '@wealth/hrefs';
import { StatementDesk } from '@wealth/parts';
import { onStage, staged } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { noteHandlers } from '../../testing/createOrderServer.ts';
import { ChargesStatement } from './ChargesStatement.tsx';
import { NotesStatement } from './NotesStatement.tsx';
import { notesOf } from './notesOf.ts';

interface StatementsProps {
  kind: 'notes' | 'charges';
  range: RangeSearch;
}

const Statements = ({ kind, range }: StatementsProps) => (
  <StatementDesk choice={null} time={null}>
    {kind === 'notes' ? <NotesStatement range={range} /> : <ChargesStatement range={range} />}
  </StatementDesk>
);

const meta = {
  title: 'Screens/Portfolio/Statements/Notes and charges',
  component: Statements,
  tags: ['!autodocs'],
  args: { kind: 'notes', range: {} },
  beforeEach({ msw }) {
    msw.use(...noteHandlers(notesOf(40)));
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof Statements>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Forty notes, each a link; printed and saved together. */
export const Notes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Contract notes' })).toBeVisible();
  },
};

export const NotesPhone: Story = { ...Notes, globals: { viewport: { value: 'phone', isRotated: false } } };

export const NoNotes: Story = {
  args: { range: { from: '2020-01-01', to: '2020-01-02' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entry in these days')).toBeVisible();
  },
};

export const Charges: Story = {
  args: { kind: 'charges' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Charges and taxes by month' })).toBeVisible();
  },
};

export const ChargesPhone: Story = {
  ...Charges,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const ChargesHindi: Story = {
  ...Charges,
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'महीने के अनुसार शुल्क और कर' })).toBeVisible();
  },
};

export const Masked: Story = { ...Notes, parameters: staged({ isMasked: true }) };
