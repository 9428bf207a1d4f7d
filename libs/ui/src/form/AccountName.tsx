export interface AccountNameProps {
  /** The user name that the passwords of the form belong to. */
  value: string;
}

/** Tells a password manager whose password a form changes, where no field of it asks for the name. Not to be seen. */
export function AccountName({ value }: AccountNameProps) {
  return <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />;
}
