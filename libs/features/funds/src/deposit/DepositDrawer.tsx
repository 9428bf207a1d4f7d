import type { Deposit } from '@wealth/api-sdk/model';
import { useIsMasked } from '@wealth/parts';
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
  const isMasked = useIsMasked();
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
          onAnother={(another) => {
            // What is hidden is not put into a box that shows it.
            if (another) form.change(isMasked ? { method: another.method } : another);
            setShown(null);
          }}
          onBankAccounts={onBankAccounts}
        />
      )}
      <DepositReview form={form} />
    </>
  );
}
