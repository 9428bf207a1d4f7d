import type { Language } from '@wealth/i18n-locale';
import { panels } from '../panels.ts';

/**
 * Fetches the drawers of money and what shows drawers, for a pointer, a finger or the focus that is on its way to a button
 * that opens one. What fails is told when it is opened.
 */
export function prepareMoney(language: Language): void {
  const contents = [panels.deposit, panels.withdraw].map((panel) => panel?.content.fetch(language));
  Promise.all([...contents, import('./AppDrawers.tsx')]).catch(() => undefined);
}
