import type { BankAccount, BankAccountBody } from '@wealth/api-sdk/model';
import { usePlacing, type PlacingFlow } from '@wealth/placing';
import { hasFieldFor, setServerErrors } from '@wealth/ui/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf, toBankAccountBody, type AccountValues } from './accountForm.ts';
import { accountPlacing } from './accountPlacing.ts';

export interface AddAccountOptions {
  form: UseFormReturn<AccountValues>;
  /** Lets the client set a PIN; answers whether there is one. */
  onSetPin: () => Promise<boolean>;
  /** @param isInSight - Whether the client still looks at it. */
  onAdded: (isInSight: boolean) => void;
}

export interface AddAccount {
  /** What is added; null before it was typed. */
  body: BankAccountBody | null;
  flow: PlacingFlow<BankAccount, null>;
  /** To the review, which asks for the PIN. */
  review: (values: AccountValues) => void;
}

/** The way of a new account: review with the PIN, sent once, asked for until it is known. */
export function useAddAccount({ form, onSetPin, onAdded }: AddAccountOptions): AddAccount {
  const [body, setBody] = useState<BankAccountBody | null>(null);
  const flow = usePlacing({
    placing: accountPlacing,
    body,
    seen: null,
    takesRefusal({ fieldErrors }) {
      setServerErrors(form, fieldErrors, { fieldOf });
      return hasFieldFor(fieldErrors, fieldOf);
    },
    onPlaced: (_, isInSight) => onAdded(isInSight),
    onSetPin,
  });
  return {
    body,
    flow,
    review(values) {
      setBody(toBankAccountBody(values));
      flow.begin();
    },
  };
}
