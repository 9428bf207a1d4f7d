import { act, render, screen } from '@testing-library/react';
import { handlers } from '@wealth/api-sdk/testing';
import { fakeSession, mockServer, AppStage } from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { createAccountDialog } from '../create-account/createAccountDialog.ts';
import { termsDialog } from '../create-account/termsDialog.ts';
import { forgotPasswordDialog } from '../forgot-password/forgotPasswordDialog.ts';
import { LoginPage } from './LoginPage.tsx';

mockServer(...handlers());

describe('a dialog that the address asks for', () => {
  it.each([
    { dialog: 'create-account', opened: createAccountDialog },
    { dialog: 'forgot-password', opened: forgotPasswordDialog },
    { dialog: 'terms', opened: termsDialog },
  ] as const)('opens, $dialog, once [I3A-FRICTION-LINKS]', ({ dialog, opened }) => {
    const page = (
      <StrictMode>
        <AppStage session={fakeSession({ kind: 'guest' })}>
          <LoginPage appName="Wealth" dialog={dialog} onSignedIn={() => {}} onSignInFailed={() => {}} />
        </AppStage>
      </StrictMode>
    );
    const { unmount } = render(page);
    expect(modals.getSnapshot()).toMatchObject([{ dialog: opened }]);

    // Behind /error and back: the dialog has stayed open meanwhile.
    unmount();
    render(page);
    expect(modals.getSnapshot()).toHaveLength(1);
    act(() => modals.closeAll());
  });

  it('leaves the focus to its link, for when it closes', () => {
    render(
      <AppStage session={fakeSession({ kind: 'guest' })}>
        <LoginPage
          appName="Wealth"
          dialog="forgot-password"
          onSignedIn={() => {}}
          onSignInFailed={() => {}}
        />
      </AppStage>,
    );

    expect(document.activeElement).toBe(
      screen.getByRole('link', { name: "I forgot password or can't sign in" }),
    );
    act(() => modals.closeAll());
  });
});
