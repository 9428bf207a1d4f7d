import type { FundFault as ServerFault } from '@wealth/api-sdk/model';
import type { Paise } from '@wealth/domain';
import type { FundFault } from '@wealth/domain/funds';
import type { useDraft, usePreview } from '@wealth/parts';
import { useFormPlacing, type Judgement, type Placing, type PlacingFlow } from '@wealth/placing';
import { useRef, useState, type RefObject } from 'react';
import { allFaults, refusedFaults, requiredFault, type MoneyFault } from './fundFaults.ts';

interface Judged {
  errors: readonly ServerFault[];
}

export interface MoneyFormOptions<Typed extends object, Body, Placed, Preview extends Judged> {
  draft: Pick<ReturnType<typeof useDraft<Typed>>, 'change' | 'forget'>;
  placing: Placing<Body, Placed, Preview>;
  /** As it stands; null where there is nothing to send. */
  body: Body | null;
  server: ReturnType<typeof usePreview<Body, Preview>>;
  /** What is typed, or what that comes to; null for nothing. */
  amount: Paise | null;
  /** What is offered where nothing was typed. */
  smallest: Paise | null;
  /** What this app has found itself. */
  found: readonly FundFault[];
  /** The last look has refused it: what the form knows besides the preview is asked for again. */
  onStopped?: () => void;
  onPlaced: (placed: Placed) => void;
  /** Lets the client set a PIN; answers whether there is one then. Absent where none is asked for. */
  onSetPin?: () => Promise<boolean>;
}

export interface MoneyForm<Typed extends object, Body, Placed> {
  /** What is reviewed, and sent. */
  sent: Body | null;
  flow: PlacingFlow<Placed, null>;
  amountInput: RefObject<HTMLInputElement | null>;
  amountFaults: readonly MoneyFault[];
  accountFaults: readonly MoneyFault[];
  change: (different: Partial<Typed>) => void;
  /** The box of the amount was left. */
  leave: () => void;
  /** To the review, or to what is in the way. */
  review: () => void;
}

const judge = ({ errors }: Judged): Judgement => (errors.length > 0 ? 'refused' : 'good');

/** A fault of an amount that nobody has typed is none; that another withdrawal is under way is one in any case. */
const isMeant = (amount: Paise | null) => (fault: FundFault) =>
  fault.field === 'account' || amount !== null || fault.code === 'pendingWithdrawal';

/** The form of a deposit or withdrawal: what is wrong with it, what is told of that, and the way of what is sent. */
export function useMoneyForm<Typed extends object, Body, Placed, Preview extends Judged>(
  options: MoneyFormOptions<Typed, Body, Placed, Preview>,
): MoneyForm<Typed, Body, Placed> {
  const { draft, placing, body, server, amount, smallest, onStopped, onPlaced } = options;
  const [isTried, setIsTried] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const amountInput = useRef<HTMLInputElement>(null);

  const { flow, sent, refused, forgetRefused, review } = useFormPlacing({
    placing,
    judge,
    onStopped() {
      server.askAgain();
      onStopped?.();
    },
    faultsOf: refusedFaults,
    onPlaced(placed) {
      draft.forget();
      setIsTried(false);
      setIsLeft(false);
      onPlaced(placed);
    },
    onSetPin: options.onSetPin ?? (() => Promise.resolve(false)),
  });
  const faults = [
    ...(amount === null ? [requiredFault(smallest)] : []),
    ...allFaults({
      own: options.found.filter(isMeant(amount)),
      atServer: server.preview?.errors ?? [],
      refused,
    }),
  ];
  // While it is typed every amount begins below the minimum.
  const isTold = ({ code }: MoneyFault) =>
    isTried || (code === 'below_minimum' ? isLeft : code !== 'required');

  return {
    sent,
    flow,
    amountInput,
    amountFaults: faults.filter((fault) => fault.field === 'amount' && isTold(fault)),
    accountFaults: faults.filter((fault) => fault.field === 'account' && isTried),
    change(different) {
      forgetRefused();
      draft.change(different);
    },
    leave: () => setIsLeft(amount !== null),
    review() {
      setIsTried(true);
      if (body === null || faults.length > 0) {
        if (faults.some(({ field }) => field === 'amount')) amountInput.current?.focus();
        return;
      }
      review(body);
    },
  };
}
