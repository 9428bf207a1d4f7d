import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import type { StatementSearch } from '@wealth/hrefs';
import { onStage, staged, withSearch } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { StatementsPage, type StatementsPageProps } from './StatementsPage.tsx';
import { longestStatement, statementHandlers } from './testing.ts';

/** The statements of other features have stories of their own. */
const renderOther: StatementsPageProps['renderOther'] = {
  ledger: () => null,
  notes: () => null,
  charges: () => null,
};

const Statements = withSearch<StatementSearch>((props) => (
  <StatementsPage {...props} renderOther={renderOther} />
));

const meta = {
  title: 'Screens/Portfolio/Statements',
  component: Statements,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...statementHandlers());
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof Statements>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was held at the end of the last trading day. */
export const Holdings: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Shares held on this day' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print or save as PDF' })).toBeEnabled();
  },
};

export const Dark: Story = { ...Holdings, globals: { theme: 'dark' } };
export const Phone: Story = { ...Holdings, globals: { viewport: { value: 'phone', isRotated: false } } };

/** The longest names and amounts, an older price, and a share without one. */
export const Longest: Story = {
  ...Holdings,
  beforeEach({ msw }) {
    msw.use(...statementHandlers({ statement: longestStatement }));
  },
};

export const LongHindiPhone: Story = {
  ...Longest,
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'इस दिन रखे हुए शेयर' })).toBeVisible();
  },
};

/** What is hidden is printed hidden, and is saved only after a question. */
export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/are printed hidden/)).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Shares held on this day' })).toBeVisible();
  },
};

export const NothingHeld: Story = {
  args: { search: { day: '2024-01-01' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was held on this day')).toBeVisible();
  },
};

export const Dividends: Story = {
  args: { search: { kind: 'dividends' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Dividends' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Corporate actions' })).toBeVisible();
  },
};

export const DividendsPhone: Story = {
  ...Dividends,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const NoEntry: Story = {
  args: { search: { kind: 'dividends', from: '2020-01-01', to: '2020-01-02' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entry in these days')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Export as CSV' })).toBeDisabled();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stat/app/v1/statements/holdings', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
