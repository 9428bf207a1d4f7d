import type { Deposit } from '@wealth/api-sdk/model';
import { useState } from 'react';
import { DepositForm } from './DepositForm.tsx';
import { DepositProgress } from './DepositProgress.tsx';
import { DepositReview } from './DepositReview.tsx';
import { useDepositForm } from './useDepositForm.ts';

export interface DepositDrawerProps {
  /** Closes the drawer and leads to the bank accounts. */
  onBankAccounts: () => void;
  /** Closes the drawer. */
  onClose: () => void;
}

/** Money in: what is asked for, then what becomes of it. */
export function DepositDrawer({ onBankAccounts, onClose }: DepositDrawerProps) {
  const [shown, setShown] = useState<string | null>(null);
  const form = useDepositForm(({ id }: Deposit) => setShown(id));
  return (
    <>
      {shown === null ? (
        <DepositForm {...{ form, onBankAccounts }} onContinue={setShown} />
      ) : (
        <DepositProgress
          key={shown}
          id={shown}
          onClose={onClose}
          onAnother={(method) => {
            if (method) form.change({ method: method.method, amount: method.amount });
            setShown(null);
          }}
          onBankAccounts={onBankAccounts}
        />
      )}
      <DepositReview form={form} />
    </>
  );
}
