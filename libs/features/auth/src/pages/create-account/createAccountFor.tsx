import type { LazyDialogContentProps } from '@wealth/ui/modal';
import type { ComponentType } from 'react';
import type { SignInName } from '../signInName.ts';
import { CreateAccount } from './CreateAccount.tsx';

/** The content of the dialog, tied to the field Username of the page below. */
export function createAccountFor(signInName: SignInName): ComponentType<LazyDialogContentProps> {
  return ({ close }) => <CreateAccount close={close} signInName={signInName} />;
}
