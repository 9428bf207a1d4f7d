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
  /** What takes the question away unanswered, once there is nothing to ask any more: that counts as no. */
  signal?: AbortSignal;
}

/**
 * Asks a yes-or-no question in a 400 px dialog without a button Close.
 *
 * @returns true when confirmed; false for Cancel, Escape and a question that was taken away.
 */
export function confirm({ isDestructive = false, signal, ...question }: ConfirmOptions): Promise<boolean> {
  return modals.ask({ ...question, isDestructive }, signal);
}
