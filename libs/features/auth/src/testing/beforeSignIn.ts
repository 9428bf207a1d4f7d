import { createReporting, memorySession, onStage } from '@wealth/testing/stage';
import { forgetTypedLogin } from '../model/typedLogin.ts';

/** What the page's route does when a sign-in fails. */
export function showSignInFailure(error: unknown) {
  void createReporting().report(error);
}

/** Nobody is signed in; what a story before this one had typed is nobody's here. */
export const beforeSignIn = onStage({
  session() {
    forgetTypedLogin();
    return memorySession();
  },
  hasHosts: true,
  isWholePage: true,
});
