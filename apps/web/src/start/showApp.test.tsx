import { act, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useState, type FormEvent, type MouseEvent } from 'react';
import { showApp } from './showApp.ts';

function drawnPage(markup: string): HTMLElement {
  const root = document.createElement('div');
  root.dataset['prerendered'] = '';
  root.innerHTML = markup;
  document.body.append(root);
  return root;
}

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['prerendered'];
  document.documentElement.removeAttribute('data-entered');
  document.documentElement.removeAttribute('data-pressed');
});

function inputOf(root: HTMLElement, name: string): HTMLInputElement {
  const field = root.querySelector(`input[name="${name}"]`);
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return field;
}

function SignIn({ onChange }: { onChange?: (value: string) => void }) {
  const [username, setUsername] = useState('');
  return (
    <>
      <input
        name="username"
        aria-label="Username"
        value={username}
        onChange={(event) => {
          setUsername(event.target.value);
          onChange?.(event.target.value);
        }}
      />
      <input name="password" type="password" aria-label="Password" />
    </>
  );
}

const hasTexts = Promise.resolve();
const hasPage = Promise.resolve();
const drawn = '<input name="username"><input name="password" type="password">';

it('puts the app in the place of the drawn page', async () => {
  const root = drawnPage('The drawn page');
  await act(() =>
    showApp(root, { hasTexts, hasPage, isReady: () => Promise.resolve(), app: <p>The app</p> }),
  );

  await waitFor(() => expect(within(root).getByText('The app')).toBeDefined());
  expect(within(root).queryByText('The drawn page')).toBeNull();
});

it('hands over what was typed into the drawn page, with focus and caret [I3A-SPEC-KEYS]', async () => {
  const root = drawnPage(drawn);
  const heard = vi.fn();
  inputOf(root, 'username').focus();
  inputOf(root, 'username').value = '98765432';
  await act(() =>
    showApp(root, {
      hasTexts,
      hasPage,
      isReady: async () => {
        // Typed while the app is on its way.
        const field = inputOf(root, 'username');
        field.value = '9876543210';
        field.setSelectionRange(4, 4);
        inputOf(root, 'password').value = 'Wealth@123';
      },
      app: <SignIn onChange={heard} />,
    }),
  );

  const field = within(root).getByRole('textbox', { name: 'Username' });
  await waitFor(() => expect(inputOf(root, 'username').value).toBe('9876543210'));
  expect(heard).toHaveBeenCalledWith('9876543210');
  expect(inputOf(root, 'password').value).toBe('Wealth@123');
  expect(document.activeElement).toBe(field);
  expect(inputOf(root, 'username').selectionStart).toBe(4);
});

it.each([
  { last: 'Enter', sent: ['9876543210 Wealth@123'] },
  { last: 'another key', sent: [] },
])(
  'sends the form once the app is there, when $last was the last key: $sent [I3A-SPEC-KEYS]',
  async ({ last, sent }) => {
    const root = drawnPage(drawn);
    const heard: string[] = [];
    inputOf(root, 'username').focus();
    inputOf(root, 'username').value = '9876543210';
    inputOf(root, 'password').value = 'Wealth@123';
    // As public/theme.js does.
    document.documentElement.toggleAttribute('data-entered', last === 'Enter');
    await act(() =>
      showApp(root, {
        hasTexts,
        hasPage,
        isReady: () => Promise.resolve(),
        app: (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              heard.push(`${inputOf(root, 'username').value} ${inputOf(root, 'password').value}`);
            }}
          >
            <SignIn />
          </form>
        ),
      }),
    );

    await waitFor(() => expect(inputOf(root, 'username').value).toBe('9876543210'));
    expect(heard).toEqual(sent);
  },
);

it('takes the focus nowhere when nobody was in a field', async () => {
  const root = drawnPage(drawn);
  await act(() => showApp(root, { hasTexts, hasPage, isReady: () => Promise.resolve(), app: <SignIn /> }));

  await waitFor(() => expect(within(root).getByRole('textbox', { name: 'Username' })).toBeDefined());
  expect(document.activeElement).toBe(document.body);
});

it('throws a page away that is not for this visitor, with what is in it', async () => {
  document.documentElement.dataset['prerendered'] = 'hidden';
  const root = drawnPage(drawn);
  inputOf(root, 'username').value = 'left behind';
  await act(() => showApp(root, { hasTexts, hasPage, isReady: () => Promise.resolve(), app: <SignIn /> }));

  await waitFor(() => expect(inputOf(root, 'username').value).toBe(''));
});

it('sends the form when its button was pressed before the app was there, wherever the focus is [I4B-D14]', async () => {
  const root = drawnPage(`<form>${drawn}<button type="submit">Sign in</button></form>`);
  const heard = vi.fn((event: FormEvent) => event.preventDefault());
  inputOf(root, 'username').value = '9876543210';
  // As public/theme.js does.
  document.documentElement.toggleAttribute('data-entered', true);
  const app = (
    <form onSubmit={heard}>
      <SignIn />
    </form>
  );
  await act(() => showApp(root, { hasTexts, hasPage, isReady: () => Promise.resolve(), app }));

  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(document.documentElement.hasAttribute('data-entered')).toBe(false);
});

it('opens what a link was pressed for before the app was there, and the focus is on that link [I4B-D14]', async () => {
  const root = drawnPage('<a href="/login?dialog=create-account" data-opens-above="">Sign up</a>');
  // As public/theme.js does.
  document.documentElement.dataset['pressed'] = '/login?dialog=create-account';
  const open = vi.fn((event: MouseEvent) => event.preventDefault());
  const app = (
    <>
      <a href="/login?dialog=terms" data-opens-above="">
        Terms
      </a>
      <a href="/login?dialog=create-account" data-opens-above="" onClick={open}>
        Sign up
      </a>
    </>
  );
  await act(() => showApp(root, { hasTexts, hasPage, isReady: () => Promise.resolve(), app }));

  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(document.activeElement?.textContent).toBe('Sign up');
  expect(document.documentElement.dataset['pressed']).toBeUndefined();
});

it('draws nothing before its words are there, where no page came with the document [I4B-E14]', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<img alt="" src="/favicon.svg">';
  document.body.append(root);
  let arrive = () => {};
  const words = new Promise<void>((resolve) => (arrive = resolve));
  const shown = showApp(root, { hasTexts: words, hasPage, isReady: () => words, app: <p>The app</p> });
  await Promise.resolve();
  expect(root.querySelector('img')).not.toBeNull();
  await act(async () => {
    arrive();
    await shown;
  });

  await waitFor(() => expect(within(root).getByText('The app')).toBeDefined());
});

it('keeps the mark of the start until the first page is there, on a slow network [I4B-DONE-SLOW]', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<img class="starting" alt="" src="/favicon.svg">';
  document.body.append(root);
  let arrive = () => {};
  const page = new Promise<void>((resolve) => (arrive = resolve));
  await act(() =>
    showApp(root, { hasTexts, hasPage: page, isReady: () => Promise.resolve(), app: <p>Frame</p> }),
  );

  await waitFor(() => expect(within(root).getByText('Frame')).toBeDefined());
  expect(document.querySelector('.starting')).not.toBeNull();
  arrive();
  await waitFor(() => expect(document.querySelector('.starting')).toBeNull());
});
