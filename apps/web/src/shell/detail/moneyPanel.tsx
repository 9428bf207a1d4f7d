import { useRouter } from '@tanstack/react-router';
import { MoneyDrawer, type MoneyDrawerProps } from '@wealth/feature-funds';
import { href } from '@wealth/hrefs';
import { drawers } from '@wealth/ui/drawer';
import type { ReactNode } from 'react';
import { goTo } from '../../core/goTo.ts';
import { useSystemInfo } from '../../core/systemInfo.ts';

/** The drawer of a deposit or a withdrawal, with the least amount that the system information tells. */
export function moneyPanel(movement: MoneyDrawerProps['movement']): () => ReactNode {
  return function MoneyPanel() {
    const router = useRouter();
    const minimums = useSystemInfo()?.minimums;
    return (
      <MoneyDrawer
        movement={movement}
        minimum={minimums?.[movement]}
        onBankAccounts={() => drawers.closeThen(() => goTo(router, href.bankAccounts()))}
      />
    );
  };
}
