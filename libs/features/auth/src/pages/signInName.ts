import { isMobile, normaliseMobile } from '@wealth/domain';
import type { RefObject } from 'react';

/** What the page lets its dialogs do with its field Username: nobody types a number twice. */
export interface SignInNameField {
  /** What stands in it, as typed. */
  typed: () => string;
  fill: (mobile: string) => void;
}

/** Empty while the page is not there. */
export type SignInName = RefObject<SignInNameField | null>;

/** The mobile that a dialog begins with: what was typed below, when that is one. */
export function carriedMobile(name: SignInName): string {
  const mobile = normaliseMobile(name.current?.typed() ?? '');
  return isMobile(mobile) ? mobile : '';
}
