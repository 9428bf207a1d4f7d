import { catalogue, createCatalogue, india, type Catalogue, type Language } from '@wealth/i18n-locale';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from './MessagesProvider.tsx';
import { useFormats } from './useFormats.ts';
import { useLanguage, useMessages } from './useMessages.ts';

type Texts = Record<'home' | 'title', string>;

/** English at once, Hindi when the test says so. */
function slowHindi() {
  const arrivals: Array<(failure: Error | null) => void> = [];
  const slow = (texts: Partial<Texts>) =>
    vi.fn(
      () =>
        new Promise<{ default: Partial<Texts> }>((resolve, reject) => {
          arrivals.push((failure) => (failure ? reject(failure) : resolve({ default: texts })));
        }),
    );
  const hindi = { shell: slow({ home: 'होम' }), chat: slow({ title: 'सहायता' }), auth: slow({}) };
  const own = createCatalogue({
    en: {
      shell: () => Promise.resolve({ default: { home: 'Home' } }),
      chat: () => Promise.resolve({ default: { title: 'Help' } }),
    },
    hi: hindi,
  });
  return {
    catalogue: own,
    hindi,
    arrive: (failure: Error | null = null) =>
      act(async () => arrivals.splice(0).forEach((go) => go(failure))),
  };
}

function Home() {
  return (
    <h1 lang={useLanguage()}>
      {useMessages('shell')('home')} {useFormats().date('2026-01-08T10:00:00Z')}
    </h1>
  );
}

function HelpButton() {
  return <button>{useMessages('chat')('title')}</button>;
}

interface StageProps {
  own: Catalogue;
  language: Language;
  onFailed?: (language: Language) => void;
  children?: ReactNode;
}

function Stage({ own, language, onFailed, children = <Home /> }: StageProps) {
  return (
    <MessagesProvider
      {...{ language, catalogue: own }}
      region={india}
      compactUnits="indian"
      onLanguageFailed={onFailed}
    >
      <Suspense fallback="waiting">{children}</Suspense>
    </MessagesProvider>
  );
}

// React warns through console.error, e.g. about a suspended component that never settles.
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  cleanup();
  expect(printed).not.toHaveBeenCalled();
});

describe('a change of the language', () => {
  it('keeps the screen in the former language until its texts are there, then shows it without a reload', async () => {
    const { catalogue: own, hindi, arrive } = slowHindi();
    const { rerender } = await act(async () => render(<Stage own={own} language="en" />));
    expect(screen.getByRole('heading').textContent).toBe('Home Thu, 8 Jan 2026');
    const heading = screen.getByRole('heading');

    await act(async () => rerender(<Stage own={own} language="hi" />));
    expect(heading.textContent).toBe('Home Thu, 8 Jan 2026');
    expect(heading.lang).toBe('en');

    await arrive();
    expect(screen.getByRole('heading')).toBe(heading);
    expect(heading.textContent).toBe('होम गुरु, 8 जन॰ 2026');
    expect(heading.lang).toBe('hi');
    expect(hindi.shell).toHaveBeenCalledTimes(1);
    expect(hindi.auth).not.toHaveBeenCalled();
  });

  it('waits in the former language for a namespace that a page asks for meanwhile', async () => {
    const { catalogue: own, arrive } = slowHindi();
    const { rerender } = await act(async () => render(<Stage own={own} language="en" />));
    await act(async () => rerender(<Stage own={own} language="hi" />));
    const both = (
      <>
        <Home />
        <HelpButton />
      </>
    );
    await act(async () =>
      rerender(
        <Stage own={own} language="hi">
          {both}
        </Stage>,
      ),
    );
    expect(screen.getByRole('button').textContent).toBe('Help');
    await arrive();
    expect(document.body.textContent).not.toContain('waiting');
    expect(screen.getByRole('button').textContent).toBe('Help');
    await arrive();
    expect(screen.getByRole('button').textContent).toBe('सहायता');
    expect(screen.getByRole('heading').textContent).toContain('होम');
  });

  it('is forgotten when the client takes it back before the texts are there', async () => {
    const { catalogue: own, arrive } = slowHindi();
    const { rerender } = await act(async () => render(<Stage own={own} language="en" />));
    await act(async () => rerender(<Stage own={own} language="hi" />));
    await act(async () => rerender(<Stage own={own} language="en" />));
    await arrive();
    expect(screen.getByRole('heading').textContent).toContain('Home');
  });

  it('leaves the screen as it was when its texts cannot be loaded, says so, and can be tried again', async () => {
    const { catalogue: own, arrive } = slowHindi();
    const onFailed = vi.fn();
    const { rerender } = await act(async () => render(<Stage {...{ own, onFailed }} language="en" />));
    await act(async () => rerender(<Stage {...{ own, onFailed }} language="hi" />));
    await arrive(new TypeError('chunk not found'));
    expect(screen.getByRole('heading').textContent).toContain('Home');
    expect(onFailed.mock.calls).toEqual([['hi']]);

    await act(async () => rerender(<Stage {...{ own, onFailed }} language="en" />));
    await act(async () => rerender(<Stage {...{ own, onFailed }} language="hi" />));
    await arrive();
    expect(screen.getByRole('heading').textContent).toContain('होम');
    expect(onFailed).toHaveBeenCalledTimes(1);
  });
});

it('starts in the language that was chosen before, with the catalogue of the app', async () => {
  await act(async () => render(<Stage own={catalogue} language="hi" />));
  expect((await screen.findByRole('heading')).textContent).toBe('होम गुरु, 8 जन॰ 2026');
});
