/** Characters that a new password has at least. */
export const passwordMinimum = 6;

/** Both fields hold the same text; an empty repetition is another mistake and has its own message. */
export function isRepeated(password: string, repetition: string): boolean {
  return repetition === '' || password === repetition;
}
