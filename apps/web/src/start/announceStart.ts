import type { PlainMessageKey, Translate } from '@wealth/i18n-locale';
import type { EndReason, Session } from '@wealth/session';
import type { Toasts } from '@wealth/ui/toast';

// What the next page says of the end of a session. An explicit logout has no text.
const reasonTexts: Readonly<Record<Exclude<EndReason, 'signedOut'>, PlainMessageKey<'errors'>>> = {
  expired: 'sessionExpiredLogin',
  refreshFailed: 'tokenRefreshFailed',
  tooManyAttempts: 'tooManyFailedAttempts',
  endedElsewhere: 'sessionExpired',
  idle: 'signedOutIdle',
  passwordChanged: 'passwordChanged',
};

export interface StartAnnouncement {
  session: Pick<Session, 'takeEndReason' | 'isStorageSupported'>;
  toasts: Pick<Toasts, 'show'>;
  texts: () => Promise<Translate<'errors'>>;
}

/** What the first page has to say: why the session before it ended, and that this browser keeps nothing. */
export async function announceStart({ session, toasts, texts }: StartAnnouncement): Promise<void> {
  const reason = session.takeEndReason();
  const isStorageSupported = session.isStorageSupported();
  if (reason === null && isStorageSupported) return;

  const t = await texts();
  if (reason === 'passwordChanged') toasts.show({ type: 'success', title: t(reasonTexts[reason]) });
  else if (reason !== null && reason !== 'signedOut') {
    toasts.show({ type: 'error', title: t(reasonTexts[reason]), duration: 0 });
  }
  if (!isStorageSupported) toasts.show({ type: 'error', title: t('storageUnsupported'), duration: 0 });
}
