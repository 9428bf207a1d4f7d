import type { LazyDialogContentProps } from '@wealth/ui/modal';
import type { ComponentType } from 'react';
import type { SignInName } from '../signInName.ts';
import { ForgotPassword } from './ForgotPassword.tsx';

/** The content of the dialog, tied to the field Username of the page below. */
export function forgotPasswordFor(signInName: SignInName): ComponentType<LazyDialogContentProps> {
  return ({ close }) => <ForgotPassword close={close} signInName={signInName} />;
}
