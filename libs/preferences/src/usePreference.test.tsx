import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPreferences } from './createPreferences.ts';
import { PreferencesProvider } from './PreferencesProvider.tsx';
import { usePreference, usePreferences } from './usePreference.ts';

function provide() {
  const store = createPreferences(null);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PreferencesProvider store={store}>{children}</PreferencesProvider>
  );
  return { store, wrapper };
}

// React warns through console.error, e.g. about a snapshot that is never the same.
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  cleanup();
  expect(printed).not.toHaveBeenCalled();
});

describe('usePreference', () => {
  it('reads, sets and follows one choice [I1-8-PREFERENCES]', () => {
    const { store, wrapper } = provide();
    const { result } = renderHook(() => usePreference('theme'), { wrapper });
    expect(result.current[0]).toBe('system');
    act(() => result.current[1]('dark'));
    expect(result.current[0]).toBe('dark');
    act(() => store.set('theme', 'light'));
    expect(result.current[0]).toBe('light');
  });

  it('does not render again for another choice, and keeps its setter', () => {
    const { store, wrapper } = provide();
    let renders = 0;
    const { result } = renderHook(
      () => {
        renders += 1;
        return usePreference('theme');
      },
      { wrapper },
    );
    const [, set] = result.current;
    act(() => store.set('density', 'compact'));
    expect(renders).toBe(1);
    act(() => store.set('theme', 'dark'));
    expect(result.current[1]).toBe(set);
  });

  it('says that the provider is missing', () => {
    expect(() => renderHook(() => usePreference('theme'))).toThrow('PreferencesProvider is missing');
  });
});

it('usePreferences gives all choices', () => {
  const { store, wrapper } = provide();
  const { result } = renderHook(() => usePreferences(), { wrapper });
  act(() => store.set('language', 'en'));
  act(() => store.set('palette', 'safe'));
  expect(result.current).toEqual(store.all());
});
