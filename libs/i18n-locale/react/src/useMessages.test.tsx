import { createCatalogue, createFormats, india, loadMessages, type Catalogue } from '@wealth/i18n-locale';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from './MessagesProvider.tsx';
import { useMessages } from './useMessages.ts';
import { useFormats } from './useFormats.ts';

/** A catalogue whose namespaces arrive when the test says so. */
function slowCatalogue() {
  const arrivals: Array<(outcome: Error | null) => void> = [];
  const load = vi.fn(
    () =>
      new Promise<{ default: Record<string, string> }>((resolve, reject) => {
        arrivals.push((failure) => (failure ? reject(failure) : resolve({ default: { home: 'Home' } })));
      }),
  );
  return {
    catalogue: createCatalogue({ en: { shell: load } }),
    load,
    arrive: (failure: Error | null) => arrivals.shift()?.(failure),
  };
}

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : 'failed' };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

function Title() {
  return <h1>{useMessages('shell')('home')}</h1>;
}

function Page({ catalogue }: { catalogue?: Catalogue }) {
  return (
    <MessagesProvider language="en" region={india} compactUnits="indian" catalogue={catalogue}>
      <Boundary>
        <Suspense fallback="waiting">
          <Title />
        </Suspense>
      </Boundary>
    </MessagesProvider>
  );
}

// React warns through console.error, e.g. about a suspended component that never settles.
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  cleanup();
  expect(printed).not.toHaveBeenCalled();
});

describe('useMessages', () => {
  it('suspends until its namespace is there [I1-8-MESSAGES]', async () => {
    const { catalogue, load, arrive } = slowCatalogue();
    await act(async () => render(<Page catalogue={catalogue} />));
    expect(document.body.textContent).toBe('waiting');
    await act(async () => arrive(null));
    expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows at once what a loader has brought already', async () => {
    await loadMessages('en', ['shell']);
    render(<Page />);
    expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
  });

  it('gives a failed load to the error boundary, once', async () => {
    const { catalogue, load, arrive } = slowCatalogue();
    const onCaughtError = vi.fn();
    await act(async () => render(<Page catalogue={catalogue} />, { onCaughtError }));
    await act(async () => arrive(new TypeError('chunk not found')));
    expect(document.body.textContent).toBe('chunk not found');
    expect(onCaughtError).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says that the provider is missing', () => {
    expect(() => renderHook(() => useMessages('shell'))).toThrow('MessagesProvider is missing');
  });
});

describe('useFormats', () => {
  it('follows region and compact units, and stays the same while they do [I1-8-FORMATS]', () => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MessagesProvider language="en" region={india} compactUnits="indian">
        {children}
      </MessagesProvider>
    );
    const { result, rerender } = renderHook(() => useFormats(), { wrapper });
    const first = result.current;
    expect(first.compact(3736000)).toBe(createFormats(india, 'indian').compact(3736000));
    rerender();
    expect(result.current).toBe(first);
  });

  it('writes the words of the language and the figures of the region', () => {
    const germany = { ...india, country: 'DE', locale: 'de-DE' };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MessagesProvider language="en" region={germany} compactUnits="international">
        {children}
      </MessagesProvider>
    );
    const { result } = renderHook(() => useFormats(), { wrapper });
    expect(result.current.region.locale).toBe('en-DE');
    expect(result.current.amount(5798869.25)).toBe('₹5.798.869,25');
  });
});
