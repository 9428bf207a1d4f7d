import type { ApplicationBody, ApplicationFault as ServerFault, BankAccount } from '@wealth/api-sdk/model';
import { fromPaise, snakeCase, toWire } from '@wealth/domain';
import type { ApplicationBid, ApplicationFault, ApplicationTerms } from '@wealth/domain/issues';
import type { ToldApplicationFault } from '../parts/applicationFaultText.ts';
import type { ApplicationTyped, TypedBid } from './applicationDraft.ts';

/** The bids in shares and paise; a bid that is not complete counts as none of a share. */
export const bidsOf = (typed: readonly TypedBid[], lotSize: number): ApplicationBid[] =>
  typed.map(({ count, isAtCutOff, price }) => ({
    quantity: (count ?? 0) * lotSize,
    price: isAtCutOff ? null : (price ?? 0),
  }));

const isComplete = ({ count, isAtCutOff, price }: TypedBid) =>
  count !== null && (isAtCutOff || price !== null);

/** Whether a quantity can be sent at all: the server says what else is wrong with it. */
const isSendable = ({ count }: TypedBid) => count !== null && Number.isSafeInteger(count) && count > 0;

export interface Payer {
  account: Pick<BankAccount, 'id' | 'upi_id'> | null;
  /** Whether a mandate pays, and not cash here. */
  isByMandate: boolean;
}

/** The UPI ID that is meant: the one that was typed, else that of the account. */
export const handleOf = ({ upiId }: Pick<ApplicationTyped, 'upiId'>, { account }: Payer): string =>
  upiId ?? account?.upi_id ?? '';

/** What would be sent; null where something is missing. */
export function bodyOf(typed: ApplicationTyped, lotSize: number, payer: Payer): ApplicationBody | null {
  if (!typed.bids.every((bid) => isComplete(bid) && isSendable(bid))) return null;
  const bids = bidsOf(typed.bids, lotSize).map(({ quantity, price }) => ({
    quantity,
    price: price === null ? null : toWire(fromPaise(price)),
  }));
  if (!payer.isByMandate) return { bids, upi_id: null, bank_id: null };
  const upiId = handleOf(typed, payer);
  return payer.account === null || upiId === '' ? null : { bids, upi_id: upiId, bank_id: payer.account.id };
}

type LocalCode = 'quantity_required' | 'price_required' | 'handle_required';

/** What is wrong with an application: of the rules, of the server, or something that is missing. */
export type FormFault = ToldApplicationFault;

const missing = (field: FormFault['field'], code: LocalCode, index: number | null): FormFault => ({
  field,
  code,
  index,
  nearest: null,
  until: null,
  message: null,
});

/** What is missing, told once somebody goes on. */
export function missingFaults({ bids }: ApplicationTyped, payer: Payer, handle: string): FormFault[] {
  return [
    ...bids.flatMap(({ count, isAtCutOff, price }, index) => [
      ...(count === null ? [missing('bids', 'quantity_required', index)] : []),
      ...(!isAtCutOff && price === null ? [missing('bids', 'price_required', index)] : []),
    ]),
    ...(payer.isByMandate && handle === '' ? [missing('upi_id', 'handle_required', null)] : []),
  ];
}

/** What this app has found by the rules. */
export function ownFault(fault: ApplicationFault): FormFault {
  const { code, field, index, nearest, until } = fault;
  const value = nearest && ('quantity' in nearest ? nearest.quantity : toWire(nearest.price));
  return {
    code: snakeCase(code),
    field,
    index,
    nearest: value,
    until: until === null ? null : new Date(until).toISOString(),
    message: null,
  };
}

/** Codes about what is missing are told by those. */
function isOfMissing({ code, index, field }: FormFault, typed: ApplicationTyped, handle: string): boolean {
  if (field === 'upi_id') return code === 'handle_invalid' && handle === '';
  const bid = index === null ? undefined : typed.bids[index];
  if (!bid) return false;
  if (code === 'below_lot' || code === 'only_two_lots') return bid.count === null;
  return code === 'below_band' && !bid.isAtCutOff && bid.price === null;
}

export interface FoundFaults {
  own: readonly ApplicationFault[];
  atServer: readonly ServerFault[];
  /** What the request was refused for. */
  refused: readonly FormFault[];
}

/** What is wrong, each fault once, however many have found it. */
export function allFaults(
  { own, atServer, refused }: FoundFaults,
  typed: ApplicationTyped,
  handle: string,
): FormFault[] {
  const found = [...own.map(ownFault), ...atServer, ...refused].filter(
    (fault) => !isOfMissing(fault, typed, handle),
  );
  const isFirst = ({ field, code, index }: FormFault, at: number) =>
    found.findIndex((one) => one.field === field && one.code === code && one.index === index) === at;
  return found.filter(isFirst);
}

/** Codes whose nearest value is a price; of the others it is a quantity. */
const ofPrice: ReadonlySet<string> = new Set([
  'off_tick',
  'below_band',
  'above_band',
  'below_cut_off',
  'cut_off_not_taken',
  'price_required',
]);

export const isOfPrice = ({ code }: Pick<FormFault, 'code'>): boolean => ofPrice.has(code);

/** The nearest quantity in what is typed: lots, or shares of an offer for sale. */
export const countOf = (quantity: number, { lotSize }: ApplicationTerms): number =>
  Math.floor(quantity / lotSize);
