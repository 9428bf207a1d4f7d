import { createContext, use } from 'react';

const AppName = createContext('');

/** Tells the pages below what the operator calls the app; empty until the server has said it. */
export const AppNameProvider = AppName.Provider;

/**
 * What the app calls itself.
 * @param fallback - The catalogue's name, for as long as the operator's own is not known.
 */
export function useAppName(fallback: string): string {
  return use(AppName) || fallback;
}
