/** What the symbol of an instrument leads to. */
export const symbolActions = ['detail', 'buy', 'sell', 'alert', 'watch', 'keys'] as const;
export type SymbolAction = (typeof symbolActions)[number];

/** The key of each, as it stands on the keyboard. */
export const keyOfAction = {
  detail: 'Enter',
  buy: 'B',
  sell: 'S',
  alert: 'A',
  watch: 'W',
  keys: '?',
} as const satisfies Record<SymbolAction, string>;

/** Opens the menu of a symbol. */
export const menuKey = 'Shift F10';

interface PressedKey {
  key: string;
  /** The place on the keyboard: in a Hindi layout no key is called "a". */
  code: string;
}

const latin = /^[a-z]$/i;

/** How a key is called, whatever the layout. */
export function pressedName({ key, code }: PressedKey): string {
  if (key.length !== 1 || latin.test(key) || key === '?') return key;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter ?? key;
}

/**
 * What a key does on a symbol or its row; null for nothing.
 *
 * @param areLettersOn - The client's preference: without it a single letter does nothing (WCAG 2.1.4).
 */
export function actionOfKey(pressed: PressedKey, areLettersOn: boolean): SymbolAction | null {
  const name = pressedName(pressed).toUpperCase();
  const action = symbolActions.find((one) => keyOfAction[one].toUpperCase() === name) ?? null;
  return action === 'detail' || areLettersOn ? action : null;
}

/** The keys that ask for a menu without a pointer. */
export function asksForMenu({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}
