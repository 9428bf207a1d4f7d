import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, getGetBankAccountsMockHandler } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { brokenFundHandlers } from '../testing/fundFixtures.ts';
import { depositFixture, endedDeposit, transferFixture } from '../testing/moneyFixtures.ts';
import { moneyHandlers, OpenMoney, openDrawerNamed } from '../testing/moneyStory.tsx';

const meta = {
  title: 'Screens/Funds/Deposit',
  component: OpenMoney,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { type: 'deposit' },
  beforeEach({ msw }) {
    msw.use(...moneyHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof OpenMoney>;

export default meta;
type Story = StoryObj<typeof meta>;

type Steps = NonNullable<Story['play']>;

/** Goes on with the deposit that waits. */
const goOn: Steps = async ({ userEvent }) => {
  const drawer = await openDrawerNamed('Deposit');
  await userEvent.click(await drawer.findByRole('button', { name: /^Continue the deposit/ }));
};

/** The minimum stands beneath the amount before it is missed. */
export const Form: Story = {
  play: async () => {
    const drawer = await openDrawerNamed('Deposit');
    await expect(await drawer.findByText('Sandbox Bank ••••4821')).toBeInTheDocument();
    await expect(drawer.getByText('minimum ₹20,000')).toBeInTheDocument();
  },
};

/** The rule, its figure, and the nearest valid value as a button. */
export const TooLittle: Story = {
  play: async ({ userEvent }) => {
    const drawer = await openDrawerNamed('Deposit');
    await userEvent.type(await drawer.findByRole('textbox', { name: 'You add' }), '15000');
    await userEvent.tab();
    await expect(await drawer.findByRole('button', { name: 'Make it ₹20,000' })).toBeInTheDocument();
  },
};

/** What UPI does not take, a transfer does. */
export const AboveUpi: Story = {
  play: async ({ userEvent }) => {
    const drawer = await openDrawerNamed('Deposit');
    await userEvent.type(await drawer.findByRole('textbox', { name: 'You add' }), '2000000');
    await expect(await drawer.findByRole('button', { name: 'By bank transfer' })).toBeInTheDocument();
  },
};

export const InHindi: Story = {
  globals: { locale: 'hi' },
  play: async () => {
    const drawer = await openDrawerNamed('जमा');
    await expect(await drawer.findByText('न्यूनतम जमा')).toBeInTheDocument();
  },
};

/** Payee, handle, category and reference, the code for a camera, and how long the bank is waited for. */
export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(...moneyHandlers({ deposits: [depositFixture] }));
  },
  play: async (context) => {
    await goOn(context);
    const drawer = await openDrawerNamed('Deposit');
    await expect(await drawer.findByRole('img', { name: /^QR code/ })).toBeInTheDocument();
  },
};

/** On a phone the app of the bank comes first, and the code is folded: a phone cannot scan itself. */
export const WaitingOnPhone: Story = {
  ...Waiting,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: goOn,
};

export const WaitingHidden: Story = {
  ...Waiting,
  parameters: staged({ isMasked: true }),
  play: goOn,
};

export const Transfer: Story = {
  beforeEach({ msw }) {
    msw.use(...moneyHandlers({ deposits: [transferFixture] }));
  },
  play: goOn,
};

export const Credited: Story = {
  ...Waiting,
  play: async (context) => {
    await goOn(context);
    const drawer = await openDrawerNamed('Deposit');
    await context.userEvent.click(await drawer.findByRole('button', { name: /^Pay ₹/ }));
    await expect(await drawer.findByText('It is in your cash')).toBeInTheDocument();
  },
};

/** Money from somebody else goes back, on its own. */
export const Returned: Story = {
  ...Waiting,
  globals: { theme: 'dark' },
  play: async (context) => {
    await goOn(context);
    const drawer = await openDrawerNamed('Deposit');
    await context.userEvent.click(await drawer.findByRole('button', { name: 'Pay from another account' }));
    await expect(await drawer.findByText('It was my own other account: add it')).toBeInTheDocument();
  },
};

/** Nobody has paid it in time. */
export const Expired: Story = {
  beforeEach({ msw }) {
    const waiting = depositFixture;
    msw.use(
      http.get(`*/fund/app/v1/deposits/${waiting.id}`, () =>
        Response.json(envelopeOf(endedDeposit('EXPIRED', 'not_paid'))),
      ),
      ...moneyHandlers({ deposits: [waiting] }),
    );
  },
  play: async (context) => {
    await goOn(context);
    const drawer = await openDrawerNamed('Deposit');
    await expect(await drawer.findByText('Not paid in time')).toBeInTheDocument();
  },
};

/** A payee that is no registered broker is shown to nobody. */
export const NoBroker: Story = {
  beforeEach({ msw }) {
    const instruction = { ...depositFixture.instruction, upi_id: 'wealth@sbox' };
    msw.use(...moneyHandlers({ deposits: [{ ...depositFixture, instruction }] }));
  },
  play: async (context) => {
    await goOn(context);
    const drawer = await openDrawerNamed('Deposit');
    await expect(await drawer.findByText('Do not pay this.')).toBeInTheDocument();
  },
};

export const NoAccount: Story = {
  beforeEach({ msw }) {
    msw.use(getGetBankAccountsMockHandler(envelopeOf([])), ...moneyHandlers());
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/app/v1/*', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenFundHandlers());
  },
  play: async () => {
    const drawer = await openDrawerNamed('Deposit');
    await expect(await drawer.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  },
};
