import type { Meta, StoryObj } from '@storybook/react-vite';
import { createDrawers, defineDrawer } from '@wealth/ui/drawer';
import { DrawerHost, type DrawerPanels } from '@wealth/ui/drawer-host';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  brokenFundHandlers,
  fundHandlers,
  pendingAccount,
  primaryAccount,
  secondAccount,
} from '../testing/fundFixtures.ts';
import { MoneyDrawer, type MoneyDrawerProps } from './MoneyDrawer.tsx';

/** The drawers as the app declares them. */
function panelsOf(props: MoneyDrawerProps): DrawerPanels {
  const load = () => Promise.resolve(() => <MoneyDrawer {...props} />);
  return {
    deposit: defineDrawer<'deposit'>({ title: 'funds.depositTitle', load }),
    withdraw: defineDrawer<'withdraw'>({ title: 'funds.withdrawalTitle', load }),
  };
}

function Open(props: MoneyDrawerProps) {
  const [store] = useState(() => createDrawers());
  const [panels] = useState(() => panelsOf(props));
  const { movement } = props;
  useEffect(() => {
    store.open(movement === 'deposit' ? 'deposit' : 'withdraw');
  }, [store, movement]);
  return <DrawerHost store={store} panels={panels} />;
}

const meta = {
  title: 'Screens/Profile/Deposit and withdrawal',
  component: MoneyDrawer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { movement: 'deposit', minimum: 20_000, onBankAccounts: fn() },
  beforeEach({ msw }) {
    msw.use(...fundHandlers([primaryAccount, secondAccount, pendingAccount]));
  },
  render: (args) => <Open {...args} />,
  decorators: [onStage()],
} satisfies Meta<typeof MoneyDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Deposit: Story = {
  play: async ({ userEvent }) => {
    const open = await drawer('Deposit');
    await expect(await open.findByText('₹20,000.00')).toBeInTheDocument();
    await expect(await open.findByText('Sandbox Bank ••••4821')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Withdrawal: Story = {
  args: { movement: 'withdrawal', minimum: 100 },
  play: async () => {
    const open = await drawer('Withdrawal');
    await expect(await open.findByText('₹100.00')).toBeInTheDocument();
    await expect(open.getByText(/^No withdrawal can be made here at present/)).toBeInTheDocument();
    await expect(await open.findByText('Sandbox Bank ••••4821')).toBeInTheDocument();
  },
};

export const InHindi: Story = {
  globals: { locale: 'hi' },
  play: async () => {
    const open = await drawer('जमा');
    await expect(await open.findByText('न्यूनतम जमा')).toBeInTheDocument();
    await expect(await open.findByText('Sandbox Bank ••••4821')).toBeInTheDocument();
  },
};

/** Every card keeps the place of its content. */
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/app/v1/*', () => delay('infinite')));
  },
};

/** A client who has no account yet is led to where one is added. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...fundHandlers([]));
  },
  play: async ({ args, userEvent }) => {
    const open = await drawer('Deposit');
    await userEvent.click(await open.findByRole('button', { name: 'Bank Accounts' }));
    await expect(args.onBankAccounts).toHaveBeenCalledOnce();
  },
};

/** Each card says what failed and has its own Retry. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenFundHandlers());
  },
  play: async () => {
    const open = await drawer('Deposit');
    await waitFor(() => expect(open.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
  },
};
