import type { NotificationCode } from '@wealth/api-sdk/codes';
import type { Notification } from '@wealth/api-sdk/model';
import { hideFigures, maskedAmount, maskedFigure } from '@wealth/i18n-locale';
import { wordings } from './wordings.ts';
import type { NoticeWording, Params, Read, T } from './wording.ts';

/** The notice lacks a value, or has one that is new to us: the server's words are better. */
class UnknownValue extends Error {}

function reader(params: Params): Read {
  return (name, known) => {
    const value = params[name];
    if (value === undefined || known?.includes(value) === false) throw new UnknownValue(name);
    return value;
  };
}

const isKnown = (code: string): code is NotificationCode => Object.hasOwn(wordings, code);

/** Of the client's own: they hide with the amounts. */
const ownFigures = ['quantity', 'quantity_now', 'filled', 'average', 'shares'] as const;
const ownAmounts = ['amount', 'gross', 'tax', 'cover', 'call_level'] as const;

function masked(params: Params): Params {
  const hidden = Object.fromEntries(
    ownFigures.filter((name) => params[name] !== undefined).map((name) => [name, maskedFigure]),
  );
  const amounts = Object.fromEntries(
    ownAmounts.filter((name) => params[name] !== undefined).map((name) => [name, maskedAmount]),
  );
  return { ...params, ...hidden, ...amounts };
}

function ownWording(t: T, code: NotificationCode, params: Params): NoticeWording | null {
  try {
    return wordings[code](t, reader(params));
  } catch (error) {
    if (error instanceof UnknownValue) return null;
    throw error;
  }
}

export interface NoticeWordingOptions {
  /** The client hides amounts: those of the notice are hidden, too. @default false */
  isMasked?: boolean;
}

/** What a notice says in the client's language; by the server's line where we have no words. */
export function noticeWording(
  t: T,
  { code, params, message }: Pick<Notification, 'code' | 'params' | 'message'>,
  { isMasked = false }: NoticeWordingOptions = {},
): NoticeWording {
  const own = isKnown(code) ? ownWording(t, code, isMasked ? masked(params) : params) : null;
  // A reason was written for this client by a person and is in no catalogue.
  if (own && code === 'kyc_rejected') return { ...own, text: params['reason'] ?? own.text };
  if (own) return own;
  return { title: isMasked ? hideFigures(message) : message, text: '' };
}
