interface HeldKeys {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Whether a key is pressed alone or with Shift. With Alt, Ctrl or Cmd it is the browser's: Alt+Left is its way back. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: HeldKeys): boolean {
  return !altKey && !ctrlKey && !metaKey;
}
