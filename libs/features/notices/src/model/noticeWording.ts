import type { Notification } from '@wealth/api-sdk/model';
import { hideFigures, maskedAmount, maskedFigure, type Translate } from '@wealth/i18n-locale';

export interface NoticeWording {
  title: string;
  text: string;
}

type T = Translate<'notices'>;
type Params = Notification['params'];
type Wording = (t: T, params: Params) => NoticeWording | null;

/** The account of a notice; null when the server has left a value out. */
function accountOf({ bank_name: bank, masked_number: number }: Params) {
  return bank === undefined || number === undefined ? null : { bank, number };
}

const bankFailed: Wording = (t, params) => {
  const account = accountOf(params);
  if (!account) return null;
  if (params['failure'] === 'name_mismatch')
    return { title: t('bankFailed'), text: t('bankFailedNameText', account) };
  if (params['failure'] === 'account_not_found')
    return { title: t('bankFailed'), text: t('bankFailedUnknownText', account) };
  return null;
};

const alertTexts = {
  price: 'alertPriceText',
  change_percent: 'alertChangeText',
  week52: 'alertWeek52Text',
  volume: 'alertVolumeText',
} as const;

function isAlertKind(kind: string | undefined): kind is keyof typeof alertTexts {
  return kind !== undefined && Object.hasOwn(alertTexts, kind);
}

const alertFired: Wording = (t, { symbol, kind, value, price }) => {
  if (symbol === undefined || value === undefined || price === undefined || !isAlertKind(kind)) return null;
  return { title: t('alertFired', { symbol }), text: t(alertTexts[kind], { value, price }) };
};

const suspendedTexts = {
  split: 'alertsSplitText',
  bonus: 'alertsBonusText',
  rights: 'alertsRightsText',
} as const;

function isSuspension(kind: string | undefined): kind is keyof typeof suspendedTexts {
  return kind !== undefined && Object.hasOwn(suspendedTexts, kind);
}

const alertsSuspended: Wording = (t, { symbol, kind, values }) => {
  if (symbol === undefined || values === undefined || !isSuspension(kind)) return null;
  return { title: t('alertsSuspended', { symbol }), text: t(suspendedTexts[kind], { values }) };
};

const ends = {
  order_rejected: ['orderRejected', 'orderRejectedText'],
  order_cancelled: ['orderCancelled', 'orderEndedText'],
  order_expired: ['orderExpired', 'orderEndedText'],
} as const;

/** An order that ended without all of its trades; the order itself says why. */
function orderEnded(code: keyof typeof ends): Wording {
  const [title, text] = ends[code];
  return (t, { symbol, filled, quantity }) =>
    symbol === undefined || filled === undefined || quantity === undefined
      ? null
      : { title: t(title, { symbol }), text: t(text, { filled, quantity }) };
}

const orderFilled: Wording = (t, { symbol, side, filled, average }) => {
  if (symbol === undefined || filled === undefined || average === undefined) return null;
  if (side !== 'BUY' && side !== 'SELL') return null;
  return {
    title: t('orderFilled', { symbol }),
    text: t(side === 'BUY' ? 'orderBoughtText' : 'orderSoldText', { filled, average }),
  };
};

const gttTexts = {
  gtt_triggered: ['gttTriggered', 'gttTriggeredText'],
  gtt_failed: ['gttFailed', 'gttFailedText'],
  gtt_health: ['gttHealth', 'gttHealthText'],
} as const;

/** A GTT that was triggered, or would fail; the orders say why. */
function gttTold(code: keyof typeof gttTexts): Wording {
  const [title, text] = gttTexts[code];
  return (t, { symbol, quantity }) =>
    symbol === undefined || quantity === undefined
      ? null
      : { title: t(title, { symbol }), text: t(text, { quantity }) };
}

const sharesSettled: Wording = (t, { symbol, quantity }) =>
  symbol === undefined || quantity === undefined
    ? null
    : { title: t('sharesSettled', { symbol }), text: t('sharesSettledText', { symbol, quantity }) };

const moneySettled: Wording = (t, { amount }) =>
  amount === undefined ? null : { title: t('moneySettled'), text: t('moneySettledText', { amount }) };

/** Our words for what we know; a code of a newer server is told in the server's. */
const wordings: Readonly<Record<string, Wording>> = {
  kyc_approved: (t) => ({ title: t('kycApproved'), text: t('kycApprovedText') }),
  // A reason was written for this client by a person and is in no catalogue.
  kyc_rejected: (t, { reason }) => ({ title: t('kycRejected'), text: reason ?? t('kycRejectedText') }),
  password_changed: (t) => ({ title: t('passwordChanged'), text: t('passwordChangedText') }),
  pin_set: (t) => ({ title: t('pinSet'), text: t('pinSetText') }),
  new_sign_in: (t, { device }) =>
    device === undefined ? null : { title: t('newSignIn'), text: t('newSignInText', { device }) },
  bank_added: (t, params) => {
    const account = accountOf(params);
    return account && { title: t('bankAdded'), text: t('bankAddedText', account) };
  },
  bank_verified: (t, params) => {
    const account = accountOf(params);
    return account && { title: t('bankVerified'), text: t('bankVerifiedText', account) };
  },
  bank_failed: bankFailed,
  alert_fired: alertFired,
  alerts_suspended: alertsSuspended,
  order_filled: orderFilled,
  order_rejected: orderEnded('order_rejected'),
  order_cancelled: orderEnded('order_cancelled'),
  order_expired: orderEnded('order_expired'),
  gtt_triggered: gttTold('gtt_triggered'),
  gtt_failed: gttTold('gtt_failed'),
  gtt_health: gttTold('gtt_health'),
  shares_settled: sharesSettled,
  money_settled: moneySettled,
  bank_removed: (t, params) => {
    const account = accountOf(params);
    return account && { title: t('bankRemoved'), text: t('bankRemovedText', account) };
  },
};

/** Of the client's own: they hide with the amounts. */
const ownFigures = ['quantity', 'filled', 'average'] as const;

function masked(params: Params): Params {
  const hidden = Object.fromEntries(
    ownFigures.filter((name) => params[name] !== undefined).map((name) => [name, maskedFigure]),
  );
  return { ...params, ...hidden, ...(params['amount'] === undefined ? {} : { amount: maskedAmount }) };
}

export interface NoticeWordingOptions {
  /** The client hides amounts: those of the notice are hidden, too. @default false */
  isMasked?: boolean;
}

/** What a notice says in the client's language; in the server's words where we have none. */
export function noticeWording(
  t: T,
  { code, params, title, body }: Pick<Notification, 'code' | 'params' | 'title' | 'body'>,
  { isMasked = false }: NoticeWordingOptions = {},
): NoticeWording {
  const told = isMasked ? masked(params) : params;
  const own = Object.hasOwn(wordings, code) ? wordings[code]?.(t, told) : null;
  if (own) return own;
  return isMasked ? { title: hideFigures(title), text: hideFigures(body) } : { title, text: body };
}
