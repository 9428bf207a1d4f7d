import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { createDrawers, defineDrawer } from '@wealth/ui/drawer';
import { DrawerHost, type DrawerPanels } from '@wealth/ui/drawer-host';
import { delay, http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { createLoanServer, type LoanState } from '../testing/createLoanServer.ts';
import { collateral, figuresOf, quoteFixture } from '../testing/loanFixtures.ts';
import { LoanDrawer } from './LoanDrawer.tsx';

/** The drawer as the app declares it. */
const panels: DrawerPanels = {
  loan: defineDrawer<'loan'>({
    title: 'search.loanName',
    height: '94vh',
    isFullscreenOnMobile: true,
    load: () =>
      Promise.resolve(() => (
        <LoanDrawer onLoan={fn()} onBankAccounts={fn()} onSetPin={() => Promise.resolve(false)} />
      )),
  }),
};

function OpenLoan() {
  const [store] = useState(() => createDrawers());
  useEffect(() => {
    store.open('loan');
  }, [store]);
  return <DrawerHost store={store} panels={panels} />;
}

const now = Date.parse('2026-11-19T14:32:07+05:30');

const meta = {
  title: 'Screens/Loans/Application',
  component: OpenLoan,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...staged({ now }) },
  beforeEach({ msw }) {
    msw.use(...createLoanServer().handlers);
  },
  decorators: [onStage()],
} satisfies Meta<typeof OpenLoan>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (state: Partial<LoanState>): Story => ({
  beforeEach({ msw }) {
    msw.use(...createLoanServer(state).handlers);
  },
});

const phone = { viewport: { value: 'phone', isRotated: false } };
const drawer = async (name = 'Loan Application') => within(await screen.findByRole('dialog', { name }));

/** Four holdings, an amount within their limit, and what it costs. */
export const Chosen: Story = {
  play: async ({ userEvent }) => {
    const panel = await drawer();
    for (const box of await panel.findAllByRole('checkbox', {
      name: /ARAVBANK|AGNIPETRO|SANCHTEL|SHESHTECH/,
    })) {
      await userEvent.click(box);
    }
    await userEvent.type(panel.getByRole('textbox', { name: 'Loan amount' }), '500000');
    await expect(await panel.findByText('₹44,074.30')).toBeVisible();
  },
};

export const OnPhone: Story = { ...Chosen, globals: phone };

/** More than the shares are cover for: the button takes what they are. */
export const OverLimit: Story = {
  play: async ({ userEvent }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole('checkbox', { name: /ARAVBANK/ }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Loan amount' }), '900000');
    await expect(await panel.findByRole('button', { name: 'Use ₹1,88,000' })).toBeVisible();
  },
};

export const InHindi: Story = { globals: { ...phone, locale: 'hi' } };
export const Hidden: Story = { parameters: staged({ now, isMasked: true }) };
export const LoanRuns: Story = withServer({ collateral: { ...collateral, loan_id: 'loan-1' } });
export const NothingToPledge: Story = withServer({ collateral: { ...collateral, holdings: [] } });

/** A statement waits: it is opened, read and signed. */
export const KeyFacts: Story = {
  ...withServer({ collateral: { ...collateral, quote_id: 'quote-1' } }),
  play: async ({ userEvent }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole('button', { name: 'Open it' }));
    await expect(await panel.findByRole('button', { name: 'Sign for ₹5,00,000' })).toBeVisible();
  },
};

export const KeyFactsOnPhone: Story = { ...KeyFacts, globals: phone };

/** Prices have fallen since it was made: the amount is lower, the terms are the same. */
export const Shrunk: Story = {
  ...withServer({
    collateral: { ...collateral, quote_id: 'quote-1' },
    quote: { ...quoteFixture, limit: 420_000, figures: figuresOf(420_000) },
  }),
  play: async ({ userEvent }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole('button', { name: 'Open it' }));
    await expect(await panel.findByText(/at most ₹4,20,000 now/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.get('*/credit/app/v1/collateral', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/credit/app/v1/collateral', { status: 500, message: 'Out of order' }));
  },
};
