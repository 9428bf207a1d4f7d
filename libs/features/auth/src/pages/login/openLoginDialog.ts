import type { LoginDialog } from '@wealth/hrefs';
import type { PlainMessageKey, Translate } from '@wealth/i18n-locale';
import { modals, type LazyDialogContentProps } from '@wealth/ui/modal';
import type { ComponentType } from 'react';
import { withTexts, type AuthDialogOptions } from '../authDialog.ts';
import type { SignInName } from '../signInName.ts';

interface Dialog {
  title: PlainMessageKey<'login'>;
  /** Fetches what makes the content of one opening. */
  load: () => Promise<(name: SignInName) => ComponentType<LazyDialogContentProps>>;
}

/** The dialogs of product.md §2 that the page leads to. Each is a file of its own. */
const dialogs: Readonly<Record<LoginDialog, Dialog>> = {
  'create-account': {
    title: 'createAccount',
    load: async () => (await import('../create-account/createAccountFor.tsx')).createAccountFor,
  },
  'forgot-password': {
    title: 'forgotPassword',
    load: async () => (await import('../forgot-password/forgotPasswordFor.tsx')).forgotPasswordFor,
  },
  terms: {
    title: 'terms',
    async load() {
      const { TermsText } = await import('../create-account/TermsText.tsx');
      return () => TermsText;
    },
  },
};

export interface LoginDialogOptions extends AuthDialogOptions {
  name: SignInName;
}

/** Opens what a link of the page names, or its address. */
export function openLoginDialog(
  dialog: LoginDialog,
  t: Translate<'login'>,
  { isSandbox, language, name }: LoginDialogOptions,
): void {
  const { title, load } = dialogs[dialog];
  modals.openLazy({
    title: t(title),
    isSandbox,
    load: async () => (await withTexts(language, load()))(name),
  });
}
