import { useIsMasked } from '@wealth/parts';
import { useState } from 'react';
import { useWithdrawalForm } from './useWithdrawalForm.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalProgress } from './WithdrawalProgress.tsx';
import { WithdrawalReview } from './WithdrawalReview.tsx';

export interface WithdrawalDrawerProps {
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
  /** Closes the drawer and leads to the bank accounts. */
  onBankAccounts: () => void;
  /** Closes the drawer and leads to the orders that wait. */
  onOrders: () => void;
  /** Closes the drawer. */
  onClose: () => void;
}

/** Money out: one that is under way, else the form of a new one. */
export function WithdrawalDrawer({ onSetPin, onBankAccounts, onOrders, onClose }: WithdrawalDrawerProps) {
  const [shown, setShown] = useState<string | null>(null);
  const isMasked = useIsMasked();
  const form = useWithdrawalForm({
    onSetPin,
    onPlaced: ({ id }) => setShown(id),
  });
  const { pending } = form.money;
  // One is done at a time: it is what the client looks for. What is being typed is not taken away by it.
  if (shown === null && pending !== null && !form.isTouched) setShown(pending.id);
  return (
    <>
      {shown === null ? (
        <WithdrawalForm
          {...{ form, onBankAccounts, onOrders, onClose }}
          onPending={() => setShown(pending?.id ?? null)}
        />
      ) : (
        <WithdrawalProgress
          key={shown}
          id={shown}
          onClose={onClose}
          onAnother={(amount) => {
            // What is hidden is not put into a box that shows it.
            const isKept = amount !== undefined && !isMasked;
            form.change(isKept ? { amount, isAll: false } : {});
            setShown(null);
          }}
        />
      )}
      <WithdrawalReview form={form} />
    </>
  );
}
