import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LoanDetail } from '@wealth/api-sdk/model';
import { failing } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, fn } from 'storybook/test';
import { createLoanServer } from '../testing/createLoanServer.ts';
import {
  calledLoan,
  lateLoan,
  noticedLoan,
  repaidLoan,
  runningLoan,
  signedLoan,
} from '../testing/loanFixtures.ts';
import { LoanPage } from './LoanPage.tsx';

const now = Date.parse('2026-11-19T14:32:07+05:30');

const shown = (loan: LoanDetail): Story => ({
  beforeEach({ msw }) {
    msw.use(...createLoanServer({ loans: [loan] }).handlers);
  },
});

const meta = {
  title: 'Screens/Loans/Loan',
  component: LoanPage,
  tags: ['!autodocs'],
  args: { id: 'loan-1', notFound: 'There is no such page.', onSetPin: fn(() => Promise.resolve(false)) },
  parameters: staged({ now }),
  decorators: [onStage()],
} satisfies Meta<typeof LoanPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

/** Well covered: the meter, the simulator, and all that can be done. */
export const Running: Story = {
  ...shown(runningLoan),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('a fall of 14% reaches it')).toBeVisible();
  },
};

export const RunningOnPhone: Story = { ...shown(runningLoan), globals: phone };

/** What is missing, its working days, and what exactly would be sold. */
export const MarginCall: Story = shown(calledLoan);
export const MarginCallOnPhoneInHindi: Story = { ...shown(calledLoan), globals: { ...phone, locale: 'hi' } };

/** The days are over: the sale is announced, and can be met still. */
export const SaleNotice: Story = shown(noticedLoan);
export const Overdue: Story = shown(lateLoan);

/** The lender pays out within minutes. */
export const Signed: Story = shown(signedLoan);
export const Repaid: Story = shown(repaidLoan);
export const Hidden: Story = { ...shown(runningLoan), parameters: staged({ now, isMasked: true }) };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/credit/app/v1/*', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/credit/app/v1/*', { status: 500, message: 'Out of order' }));
  },
};
