import login from '../generated/en/login.js';
import shell from '../generated/en/shell.js';
import { catalogue, fallbackLanguage } from './catalogue.ts';

/** Puts the texts of the sign-in page, in the fallback language, into the file that imports this. */
export function addFirstTexts(): void {
  catalogue.add(fallbackLanguage, 'login', login);
  catalogue.add(fallbackLanguage, 'shell', shell);
}
