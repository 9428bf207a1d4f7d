import type { ReactNode } from 'react';
import { modals } from './store.ts';

export interface ConfirmOptions {
  /** The question, as a whole sentence. */
  message: ReactNode;
  /** @default the text "Confirm" */
  title?: string;
  /** @default the text "Confirm" */
  confirmText?: string;
  /** @default the text "Cancel" */
  cancelText?: string;
  /** Money would be lost or an order withdrawn: Cancel has the focus instead of Confirm. @default false */
  isDestructive?: boolean;
}

/**
 * Asks a yes-or-no question in a 400 px dialog without a button Close.
 *
 * @returns true when confirmed; false for Cancel and Escape.
 */
export function confirm({ isDestructive = false, ...question }: ConfirmOptions): Promise<boolean> {
  return modals.ask({ ...question, isDestructive });
}
