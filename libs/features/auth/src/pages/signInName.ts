/** The field Username of the sign-in page. */
export interface SignInNameField {
  /** What stands in it, as typed. */
  typed: () => string;
  fill: (mobile: string) => void;
}

let field: SignInNameField | null = null;

/**
 * Lets the dialogs above the page read and fill its Username: nobody types a number twice. They may outlive a page that
 * comes back, as behind /error, and so find it here.
 *
 * @returns a function that takes the field away again.
 */
export function offerSignInName(offered: SignInNameField): () => void {
  field = offered;
  return () => {
    if (field === offered) field = null;
  };
}

/** What stands in the field, as typed; empty where there is none. */
export function typedSignInName(): string {
  return field?.typed() ?? '';
}

/** Fills in the mobile that can sign in now. */
export function fillSignInName(mobile: string): void {
  field?.fill(mobile);
}
