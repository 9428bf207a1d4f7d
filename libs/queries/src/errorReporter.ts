import { ApiError, type ApiErrorKind } from '@wealth/api-sdk';
import { hideFigures, type PlainMessageKey, type Translate } from '@wealth/i18n-locale';

// A type, not an interface: React Query wants a record, and a record of anything would let a misspelt name pass.
/** How a feature claims an error of its query or mutation; everything else of it happens here. */
export type ErrorMeta = {
  /** The catalogue's text for the action; the server's message then becomes the second line. */
  errorTitle?: PlainMessageKey<'errors'>;
  /** Whether the page shows this failure itself, so that nothing else does. Only answers: it may be asked twice. */
  claims?: (error: ApiError) => boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

// What the client is told of a failure, by its kind.
const textOf: Readonly<Record<Exclude<ApiErrorKind, 'aborted' | 'offline'>, PlainMessageKey<'errors'>>> = {
  server: 'unknownError',
  unauthorized: 'unknownError',
  timeout: 'requestTimeout',
  network: 'networkError',
  malformed: 'requestFailed',
  tooLarge: 'requestFailed',
};

export interface ErrorToast {
  type: 'error';
  title: string;
  description?: string;
}

export interface ErrorReporterOptions {
  toasts: { show: (toast: ErrorToast) => unknown };
  /** The texts of `errors` in the language of the moment. */
  texts: () => Promise<Translate<'errors'>>;
  /** Whether the client hides amounts at this moment: the server may name some. @default never */
  isMasked?: () => boolean;
  /** The browser is offline: the app goes to /error. */
  onOffline: () => void;
  log: (message: string, error: unknown) => void;
}

export type ErrorReporter = (error: unknown, meta?: ErrorMeta) => Promise<void>;

export interface FailureTexts {
  t: Translate<'errors'>;
  /** The client hides amounts: those that the server names are hidden, too. */
  isMasked: boolean;
}

/** What the server said of a failure, else the catalogue's text for its kind. Empty for one that nobody waits for. */
function errorText({ kind, serverMessage }: ApiError, { t, isMasked }: FailureTexts): string {
  if (kind === 'aborted' || kind === 'offline') return '';
  if (serverMessage === null) return t(textOf[kind]);
  return isMasked ? hideFigures(serverMessage) : serverMessage;
}

const minuteSeconds = 60;
/** Up to this many minutes are said as minutes. */
const countedMinutes = 120;

/** "Please try again in 12 minutes.", where the server has said how long to wait; else null. */
function waitText({ retryAfterSeconds }: ApiError, t: Translate<'errors'>): string | null {
  if (!retryAfterSeconds) return null;
  if (retryAfterSeconds < minuteSeconds) return t('tryAgainInSeconds', { count: retryAfterSeconds });
  const minutes = Math.ceil(retryAfterSeconds / minuteSeconds);
  if (minutes < countedMinutes) return t('tryAgainInMinutes', { count: minutes });
  return t('tryAgainInHours', { count: Math.ceil(minutes / minuteSeconds) });
}

/**
 * What happened in one text: the server's message, else the catalogue's for the kind of failure, and after it when to
 * try again. For what stands on its own place instead of in a toast, and for the second line of one.
 */
export function failureText(error: ApiError, texts: FailureTexts): string {
  const general = errorText(error, texts);
  const wait = waitText(error, texts.t);
  return wait === null ? general : texts.t('messageAndWait', { message: general, wait });
}

/** One failure, one toast: the only place where a failed call becomes something to see. */
export function createErrorReporter({
  toasts,
  texts,
  isMasked = () => false,
  onOffline,
  log,
}: ErrorReporterOptions): ErrorReporter {
  return async (error, meta) => {
    if (!(error instanceof ApiError)) {
      log('A call failed in a way that no server can cause.', error);
      return;
    }
    // Nobody waits for an aborted request, and the end of a session has its own text on the next page.
    if (error.kind === 'aborted') return;
    if (error.kind === 'offline') {
      onOffline();
      return;
    }
    if (meta?.claims?.(error)) return;

    const t = await texts();
    const said: FailureTexts = { t, isMasked: isMasked() };
    const wait = waitText(error, t);
    if (meta?.errorTitle) {
      toasts.show({ type: 'error', title: t(meta.errorTitle), description: failureText(error, said) });
    } else if (wait !== null) {
      toasts.show({ type: 'error', title: errorText(error, said), description: wait });
    } else {
      toasts.show({ type: 'error', title: errorText(error, said) });
    }
  };
}
