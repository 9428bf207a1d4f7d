import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { expect, fn } from 'storybook/test';
import { createLoanServer } from '../testing/createLoanServer.ts';
import { calledLoan, repaidLoan } from '../testing/loanFixtures.ts';
import { CreditProductsPage } from './CreditProductsPage.tsx';

const meta = {
  title: 'Screens/Loans/Credit products',
  component: CreditProductsPage,
  tags: ['!autodocs'],
  args: { onApply: fn() },
  decorators: [onStage()],
} satisfies Meta<typeof CreditProductsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

/** Who lends at which terms, and the client's own loans. */
export const Loans: Story = {
  beforeEach({ msw }) {
    msw.use(...createLoanServer({ loans: [calledLoan, { ...repaidLoan, id: 'loan-0' }] }).handlers);
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply for a loan' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const NoneYet: Story = {
  beforeEach({ msw }) {
    msw.use(...createLoanServer().handlers);
  },
};

export const OnPhoneInHindi: Story = { ...NoneYet, globals: { ...phone, locale: 'hi' } };

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/credit/app/v1/*', { status: 500, message: 'Out of order' }));
  },
};
