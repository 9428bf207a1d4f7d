import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, getGetBankAccountsMockHandler } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { brokenFundHandlers, primaryAccount, secondAccount } from '../testing/fundFixtures.ts';
import {
  gttFixture,
  laterWithdrawal,
  nothingWithdrawable,
  withdrawalFixture,
} from '../testing/moneyFixtures.ts';
import { moneyHandlers, OpenMoney, openDrawerNamed } from '../testing/moneyStory.tsx';

const meta = {
  title: 'Screens/Funds/Withdrawal',
  component: OpenMoney,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { type: 'withdraw' },
  beforeEach({ msw }) {
    msw.use(...moneyHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof OpenMoney>;

export default meta;
type Story = StoryObj<typeof meta>;

const longest = { ...withdrawalFixture, amount: 9_999_999_999.99 };

/** The figure that can leave is the subject; each rupee that cannot has a reason and a time. */
export const Form: Story = {
  play: async () => {
    const drawer = await openDrawerNamed('Withdrawal');
    await expect(await drawer.findByText('Blocked by waiting orders')).toBeInTheDocument();
    await expect(drawer.getByText('Minimum withdrawal')).toBeInTheDocument();
  },
};

/** The waterfall is folded into a card. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const All: Story = {
  play: async ({ userEvent }) => {
    const drawer = await openDrawerNamed('Withdrawal');
    await userEvent.click(await drawer.findByRole('button', { name: /^All withdrawable/ }));
    await expect(drawer.getByRole('textbox', { name: 'You withdraw' })).toHaveValue('5,92,318.55');
  },
};

/** Neither the box nor the bars tell how much there is. */
export const AllHidden: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ userEvent }) => {
    const drawer = await openDrawerNamed('Withdrawal');
    await userEvent.click(await drawer.findByRole('button', { name: /^All withdrawable/ }));
    await expect(drawer.queryByRole('textbox')).toBeNull();
  },
};

export const TooMuch: Story = {
  play: async ({ userEvent }) => {
    const drawer = await openDrawerNamed('Withdrawal');
    await drawer.findByText('Blocked by waiting orders');
    await userEvent.type(drawer.getByRole('textbox', { name: 'You withdraw' }), '592318.56');
    await expect(await drawer.findByRole('button', { name: 'Make it ₹5,92,318.55' })).toBeInTheDocument();
  },
};

/** A GTT blocks no money: what a withdrawal would take from it is said before it is sent. */
export const GttLacksMoney: Story = {
  beforeEach({ msw }) {
    msw.use(...moneyHandlers({ gtts: [gttFixture] }));
  },
  play: async ({ userEvent }) => {
    const drawer = await openDrawerNamed('Withdrawal');
    await drawer.findByText('Blocked by waiting orders');
    await userEvent.type(drawer.getByRole('textbox', { name: 'You withdraw' }), '125000');
    await expect(await drawer.findByText('One GTT would lack money when it triggers.')).toBeInTheDocument();
  },
};

/** An account of less than 24 hours waits, with its end. */
export const HeldAccount: Story = {
  beforeEach({ msw }) {
    const young = { ...secondAccount, created_at: '2026-11-18T16:20:00+05:30' };
    msw.use(getGetBankAccountsMockHandler(envelopeOf([primaryAccount, young])), ...moneyHandlers());
  },
};

export const InHindi: Story = {
  globals: { locale: 'hi' },
  play: async () => {
    const drawer = await openDrawerNamed('निकासी');
    await expect(await drawer.findByText('न्यूनतम निकासी')).toBeInTheDocument();
  },
};

/** No dead end: what, why and when. */
export const NothingCanLeave: Story = {
  beforeEach({ msw }) {
    msw.use(...moneyHandlers({ withdrawable: nothingWithdrawable }));
  },
};

export const Requested: Story = {
  beforeEach({ msw }) {
    msw.use(...moneyHandlers({ withdrawals: [withdrawalFixture] }));
  },
  play: async () => {
    const drawer = await openDrawerNamed('Withdrawal');
    await expect(await drawer.findByRole('button', { name: 'Cancel withdrawal' })).toBeInTheDocument();
  },
};

export const Sent: Story = {
  beforeEach({ msw }) {
    msw.use(...moneyHandlers({ withdrawals: [laterWithdrawal('SENT')] }));
  },
};

/** The longest figure, in the dark: it was sent while the drawer was open, and came back. */
export const Failed: Story = {
  globals: { theme: 'dark' },
  beforeEach({ msw }) {
    const failed = laterWithdrawal('FAILED', 'account_closed', laterWithdrawal('SENT', null, longest));
    msw.use(
      http.get(`*/fund/app/v1/withdrawals/${failed.id}`, () => Response.json(envelopeOf(failed))),
      ...moneyHandlers({ withdrawals: [laterWithdrawal('SENT', null, longest)] }),
    );
  },
  play: async () => {
    const drawer = await openDrawerNamed('Withdrawal');
    await expect(await drawer.findByText(/^Your bank sent it back/)).toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/app/v1/*', () => delay('infinite')));
  },
};

export const Broken: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenFundHandlers());
  },
  play: async () => {
    const drawer = await openDrawerNamed('Withdrawal');
    await expect((await drawer.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(0);
  },
};
