/** An account of the client's, as a mandate asks for it. */
export interface HandledAccount {
  isVerified: boolean;
  /** The UPI id of the account; empty where none is known. */
  upiId: string;
}

/** Whether a text is a UPI id. */
export function isUpiHandle(text: string): boolean {
  return /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(text);
}

/** Whether a UPI id is that of an account: the case of its letters says nothing. */
export function isOwnHandle({ upiId }: HandledAccount, text: string): boolean {
  return upiId !== '' && upiId.toLowerCase() === text.toLowerCase();
}
