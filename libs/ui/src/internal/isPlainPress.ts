interface HeldKeys {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** A press without a key that sends what is pressed to another tab or window. */
export function isPlainPress({ ctrlKey, metaKey, shiftKey, altKey }: HeldKeys): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
