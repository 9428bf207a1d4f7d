import { createDrawers, defineDrawer } from '@wealth/ui/drawer';
import { DrawerHost, type DrawerPanels } from '@wealth/ui/drawer-host';
import { useEffect, useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { DepositDrawer } from '../deposit/DepositDrawer.tsx';
import { WithdrawalDrawer } from '../withdrawal/WithdrawalDrawer.tsx';
import { createMoneyServer, type MoneyState } from './createMoneyServer.ts';
import { fundHandlers, pendingAccount, primaryAccount, secondAccount } from './fundFixtures.ts';

const leads = { onBankAccounts: fn(), onClose: fn() };

/** The drawers as the app declares them. */
const panels: DrawerPanels = {
  deposit: defineDrawer<'deposit'>({
    title: 'funds.depositTitle',
    isFullscreenOnMobile: true,
    load: () => Promise.resolve(() => <DepositDrawer {...leads} />),
  }),
  withdraw: defineDrawer<'withdraw'>({
    title: 'funds.withdrawalTitle',
    isFullscreenOnMobile: true,
    load: () =>
      Promise.resolve(() => (
        <WithdrawalDrawer {...leads} onOrders={fn()} onSetPin={() => Promise.resolve(false)} />
      )),
  }),
};

/** A drawer of money, open. */
export function OpenMoney({ type }: { type: 'deposit' | 'withdraw' }) {
  const [store] = useState(() => createDrawers());
  useEffect(() => {
    store.open(type);
  }, [store, type]);
  return <DrawerHost store={store} panels={panels} />;
}

/** A back end in which the client has three accounts, and money as it is given. */
export const moneyHandlers = (state?: Partial<MoneyState>) => [
  ...fundHandlers([primaryAccount, secondAccount, pendingAccount]),
  ...createMoneyServer(state).handlers,
];

export const openDrawerNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
