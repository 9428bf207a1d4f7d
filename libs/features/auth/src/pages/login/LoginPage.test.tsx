import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@wealth/api-sdk';
import {
  envelopeOf,
  failing,
  getLoginMockHandler,
  getLoginResponseMock,
  handlers,
} from '@wealth/api-sdk/testing';
import type { Visitor } from '@wealth/session';
import {
  AppStage,
  clientVisitor,
  expectConsole,
  fakeSession,
  fill,
  mockServer,
  type FakeSession,
} from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createAccountDialog } from '../create-account/createAccountDialog.ts';
import { forgotPasswordDialog } from '../forgot-password/forgotPasswordDialog.ts';
import { LoginPage } from './LoginPage.tsx';

const server = mockServer(...handlers());

const unreadable: Visitor = {
  kind: 'unreadable',
  error: new ApiError('server', 'client_info', { status: 500 }),
};

function open(session: FakeSession = fakeSession()) {
  const onSignedIn = vi.fn<() => void | Promise<void>>();
  const onSignInFailed = vi.fn<(error: unknown) => void>();
  const { unmount } = render(
    <AppStage session={session}>
      <LoginPage appName="Wealth" onSignedIn={onSignedIn} onSignInFailed={onSignInFailed} />
    </AppStage>,
  );
  return { session, onSignedIn, onSignInFailed, unmount };
}

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

async function typeAndSend({ name = '98765 43210', secret = 'Wealth@123' } = {}) {
  const user = userEvent.setup();
  await fill(user, username(), name);
  await fill(user, password(), secret);
  await user.click(button());
  return user;
}

/** Answers the login when the test says so, and keeps what was sent. */
function heldLogin() {
  const sent: { body: unknown; remember: string | null }[] = [];
  const waiting: (() => void)[] = [];
  server.use(
    getLoginMockHandler(async ({ request }) => {
      sent.push({ body: await request.json(), remember: request.headers.get('x-remember-me') });
      await new Promise<void>((resolve) => waiting.push(resolve));
      return getLoginResponseMock();
    }),
  );
  return { sent, answer: () => waiting.shift()?.() };
}

describe('LoginPage', () => {
  it('shows every field and link of the sign-in [S2-LOGIN-WELCOME] [S2-LOGIN-USERNAME] [S2-LOGIN-PASSWORD] [S2-LOGIN-REMEMBER] [S2-LOGIN-FORGOT-LINK] [S2-LOGIN-SIGNUP-LINK] [S2-LOGIN-LOCALE] [S2-LOGIN-FOOTER]', () => {
    open();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome. Signin to continue.');
    expect(username().placeholder).toBe('Enter your mobile number');
    expect(password().type).toBe('password');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember Me' }).checked).toBe(false);
    expect(screen.getByRole('link', { name: "I forgot password or can't sign in" })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign up your account now!' })).toBeDefined();
    const region = screen.getByRole('button', { name: 'Your region: en-IN, Asia/Kolkata' });
    expect(region.getAttribute('aria-haspopup')).toBe('dialog');
    expect(screen.getByText('© 2026 Wealth. All rights reserved.')).toBeDefined();
    const addresses = ['About', 'Privacy', 'Cookie'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(addresses).toEqual(['/about', '/privacy', '/cookie']);
  });

  it('offers its dialogs by links that a new tab can follow [I3A-FRICTION-LINKS]', async () => {
    open(fakeSession({ kind: 'guest' }));
    const forgot = screen.getByRole('link', { name: "I forgot password or can't sign in" });
    const signUp = screen.getByRole('link', { name: 'Sign up your account now!' });
    expect(forgot.getAttribute('href')).toBe('/login?dialog=forgot-password');
    expect(signUp.getAttribute('href')).toBe('/login?dialog=create-account');

    // With Ctrl the browser opens a tab: nothing opens here.
    const followed = fireEvent.click(signUp, { ctrlKey: true });
    expect(followed).toBe(true);
    expect(modals.getSnapshot()).toEqual([]);

    const stopped = !fireEvent.click(signUp);
    expect(stopped).toBe(true);
    expect(modals.getSnapshot()).toMatchObject([{ dialog: createAccountDialog }]);
    act(() => modals.closeAll());

    act(() => forgot.focus());
    await userEvent.keyboard('{Enter}');
    expect(modals.getSnapshot()).toMatchObject([{ dialog: forgotPasswordDialog }]);
    act(() => modals.closeAll());
  });

  it('says on the Enter key of an on-screen keyboard what it does [I3A-FRICTION-ENTER]', () => {
    open();

    expect(username().getAttribute('enterkeyhint')).toBe('next');
    expect(password().getAttribute('enterkeyhint')).toBe('go');
    expect(username().getAttribute('autocapitalize')).toBe('none');
  });

  it('signs in with the digits of an Indian script [I3A-SPEC-6]', async () => {
    open();
    const login = heldLogin();

    await typeAndSend({ name: '९८७६५ ४३२१०' });

    await waitFor(() => expect(login.sent).toMatchObject([{ body: { username: '9876543210' } }]));
    login.answer();
  });

  it('says on the fields what is missing and sends nothing [S5-LOGIN-USERNAME] [S5-LOGIN-PASSWORD]', async () => {
    const { session } = open();
    const { sent } = heldLogin();

    await userEvent.setup().click(button());

    expect(await screen.findByText('Username is required')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(username()));
    expect(sent).toEqual([]);
    expect(session.calls).toEqual([]);
  });

  it('signs in with the ten digits and the hash, and then goes on [S3-LOGIN-PAYLOAD] [S7-LOGIN]', async () => {
    const { session, onSignedIn } = open();
    const login = heldLogin();

    await typeAndSend({ secret: 'password' });
    await waitFor(() => expect(login.sent).toHaveLength(1));
    login.answer();

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(login.sent).toEqual([
      { body: { username: '9876543210', password: '5f4dcc3b5aa765d61d8327deb882cf99' }, remember: 'false' },
    ]);
    expect(session.calls).toEqual(['signIn not remembered']);
  });

  it('tells server and session to remember [I1-5-REMEMBER]', async () => {
    const { session, onSignedIn } = open();
    const login = heldLogin();

    await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Remember Me' }));
    await typeAndSend();
    await waitFor(() => expect(login.sent).toHaveLength(1));
    login.answer();

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(login.sent[0]?.remember).toBe('true');
    expect(session.calls).toEqual(['signIn remembered']);
  });

  it('is busy until the profile is read, and sends once however often Enter is pressed', async () => {
    const { onSignedIn } = open();
    const login = heldLogin();

    const user = await typeAndSend();
    await waitFor(() => expect(login.sent).toHaveLength(1));
    expect(screen.getByRole('button', { name: /Sign in/ }).getAttribute('aria-disabled')).toBe('true');
    await user.type(password(), '{Enter}');
    login.answer();

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(login.sent).toHaveLength(1);
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  });

  it.each([
    { name: 'a wrong password', failure: { status: 400, message: 'Incorrect mobile number or password.' } },
    { name: 'a lock', failure: { status: 429, message: 'Please wait.', retryAfter: 60 } },
    { name: 'a server in trouble', failure: { status: 500, message: 'Something went wrong.' } },
  ])(
    'keeps what was typed after $name, which the server has explained itself [I3A-SPEC-21]',
    async ({ failure }) => {
      server.use(failing('*/auth/app/v1/login', failure));
      const { session, onSignedIn, onSignInFailed } = open();

      await typeAndSend();

      await waitFor(() => expect(onSignInFailed).toHaveBeenCalledOnce());
      expect(console.warn).not.toHaveBeenCalled();
      expect(username().value).toBe('98765 43210');
      expect(password().value).toBe('Wealth@123');
      expect(session.calls).toEqual([]);
      expect(onSignedIn).not.toHaveBeenCalled();
    },
  );

  it('logs "Login Failed" when no answer came [S8-LOGIN-LOGGED] [I3A-SPEC-21]', async () => {
    expectConsole(/Login Failed/);
    server.use(http.post('*/auth/app/v1/login', () => HttpResponse.error()));
    const { onSignInFailed } = open();

    await typeAndSend();

    await waitFor(() => expect(onSignInFailed).toHaveBeenCalledOnce());
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('is busy until the next page is there, so that nobody signs in twice [I3A-FRICTION-SLOW]', async () => {
    let arrive = () => {};
    const { onSignedIn } = open();
    onSignedIn.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
    const login = heldLogin();
    const user = await typeAndSend();
    await waitFor(() => expect(login.sent).toHaveLength(1));
    login.answer();

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: /Sign in/ }).getAttribute('aria-disabled')).toBe('true');
    await user.type(password(), '{Enter}');
    expect(login.sent).toHaveLength(1);
    arrive();
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  });

  it('begins with what was typed before another page stood in its place, once [I3A-SPEC-3]', async () => {
    const first = open(fakeSession({ kind: 'guest' }));
    const user = userEvent.setup();
    await user.type(username(), '98765 43210');
    await user.type(password(), 'Wealth@123');
    await user.click(screen.getByRole('checkbox', { name: 'Remember Me' }));
    first.unmount();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);

    const second = open(fakeSession({ kind: 'guest' }));
    expect(username().value).toBe('98765 43210');
    expect(password().value).toBe('Wealth@123');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember Me' }).checked).toBe(true);
    // Signed in: nothing of it is kept.
    act(() => second.session.become(clientVisitor()));
    second.unmount();
    open(fakeSession({ kind: 'guest' }));
    expect(username().value).toBe('');
    expect(password().value).toBe('');
  });

  it('stays when the profile cannot be read, offers Retry and tries again', async () => {
    server.use(getLoginMockHandler(envelopeOf(getLoginResponseMock().data)));
    const { session, onSignedIn } = open(fakeSession(unreadable));
    expect(screen.getByText('Your profile could not be loaded.')).toBeDefined();

    const user = await typeAndSend();
    await waitFor(() => expect(session.calls).toEqual(['signIn not remembered']));
    expect(onSignedIn).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(session.calls).toEqual(['signIn not remembered', 'retry']));

    act(() => session.become({ kind: 'guest' }));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
