import { createPreferences } from '@wealth/preferences';
import { expect, it, vi } from 'vitest';
import { followLanguage } from './followLanguage.ts';

it('asks for the menu again when the language changes, and for nothing else [I3A-SPEC-MENU]', async () => {
  const preferences = createPreferences(null);
  const reload = vi.fn(async () => ({ status: 'idle' }) as const);
  const invalidate = vi.fn(async () => undefined);
  followLanguage({ preferences, menu: { reload }, router: { invalidate } });
  preferences.set('theme', 'dark');
  expect(reload).not.toHaveBeenCalled();

  preferences.set('language', 'hi');
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
  expect(reload).toHaveBeenCalledOnce();
});
