/**
 * Asks for the PIN and has it verified; resolves with false when the client gives up.
 *
 * @param purpose - What the PIN confirms, in the client's language; undefined where the page behind says it.
 */
export type PinDialog = (purpose?: string) => Promise<boolean>;

let dialog: PinDialog | null = null;
let pending: { purpose: string | undefined; answer: Promise<boolean> } | null = null;

/** The app's dialog; returns the way to take it back. */
export function registerPinDialog(next: PinDialog): () => void {
  dialog = next;
  return () => {
    if (dialog === next) dialog = null;
  };
}

/**
 * Asks for the PIN before something that moves money. Callers with the same purpose at the same time share one dialog;
 * another purpose waits for its own: a PIN confirms nothing that its dialog did not name.
 *
 * @param purpose - as of `PinDialog`.
 * @throws RangeError when the app has registered no dialog.
 */
export function requirePin(purpose?: string): Promise<boolean> {
  if (!dialog) throw new RangeError('No PIN dialog is registered.');
  if (pending && pending.purpose !== purpose) {
    const again = () => requirePin(purpose);
    return pending.answer.then(again, again);
  }
  pending ??= {
    purpose,
    answer: dialog(purpose).finally(() => {
      pending = null;
    }),
  };
  return pending.answer;
}
