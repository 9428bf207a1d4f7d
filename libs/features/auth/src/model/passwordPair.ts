/** A new password and its repetition. */
interface PasswordPair {
  password: string;
  confirmPassword: string;
}

/** Characters, product.md §9. */
export const passwordMinimum = 6;

/** Both fields hold the same text; an empty repetition is another mistake and has its own message. */
export function isSamePassword({ password, confirmPassword }: PasswordPair): boolean {
  return confirmPassword === '' || password === confirmPassword;
}
