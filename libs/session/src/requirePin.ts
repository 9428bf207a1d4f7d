/** Asks for the PIN and has it verified; resolves with false when the client gives up. */
export type PinDialog = () => Promise<boolean>;

let dialog: PinDialog | null = null;
let pending: Promise<boolean> | null = null;

/** The app's dialog; returns the way to take it back. */
export function registerPinDialog(next: PinDialog): () => void {
  dialog = next;
  return () => {
    if (dialog === next) dialog = null;
  };
}

/**
 * Asks for the PIN before something that moves money. Callers at the same time share one dialog.
 * @throws RangeError when the app has registered no dialog.
 */
export function requirePin(): Promise<boolean> {
  if (!dialog) throw new RangeError('No PIN dialog is registered.');
  pending ??= dialog().finally(() => {
    pending = null;
  });
  return pending;
}
