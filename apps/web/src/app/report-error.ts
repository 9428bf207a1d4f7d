import { ApiError, type ApiErrorKind } from '@wealth/api-sdk';
import type { PlainMessageKey, Translate } from '@wealth/i18n-locale';
import type { Toasts } from '@wealth/ui/toast';

/** How a feature claims an error of its query or mutation; everything else of it happens here. */
export interface ErrorMeta extends Record<string, unknown> {
  /** The catalogue's text for the action; the server's message then becomes the second line. */
  errorTitle?: PlainMessageKey<'errors'>;
  /** Answers true when it has put the error on a field: no toast then. */
  onField?: (error: ApiError) => boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

// Product.md §8, behaviour.md "Errors and toasts".
const textOf: Readonly<Record<Exclude<ApiErrorKind, 'aborted' | 'offline'>, PlainMessageKey<'errors'>>> = {
  server: 'unknownError',
  unauthorized: 'unknownError',
  timeout: 'requestTimeout',
  network: 'networkError',
  malformed: 'requestFailed',
  tooLarge: 'requestFailed',
};

export interface ErrorReporterOptions {
  toasts: Pick<Toasts, 'show'>;
  /** The texts of `errors` in the language of the moment. */
  texts: () => Promise<Translate<'errors'>>;
  /** The browser is offline: the app goes to /error. */
  onOffline: () => void;
  log: (message: string, error: unknown) => void;
}

export type ErrorReporter = (error: unknown, meta?: ErrorMeta) => Promise<void>;

/** One failure, one toast: the only place where a failed call becomes something to see. */
export function createErrorReporter({ toasts, texts, onOffline, log }: ErrorReporterOptions): ErrorReporter {
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
    if (meta?.onField?.(error)) return;

    const t = await texts();
    const general = error.serverMessage ?? t(textOf[error.kind]);
    toasts.show(
      meta?.errorTitle
        ? { type: 'error', title: t(meta.errorTitle), description: general }
        : { type: 'error', title: general },
    );
  };
}
