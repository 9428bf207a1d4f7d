import { isMobile, normaliseMobile } from '@wealth/domain';
import { typedSignInName } from './signInName.ts';

/** The mobile that a dialog begins with: what was typed as the user name below, when that is one. */
export function carriedMobile(): string {
  const mobile = normaliseMobile(typedSignInName());
  return isMobile(mobile) ? mobile : '';
}
