import { useGetAsset } from '@wealth/api-sdk/stat';
import { useGetApplications } from '@wealth/api-sdk/trade';
import type { Block, BlockBoard, IssueApplicationDetail } from '@wealth/api-sdk/model';
import type { ApiError } from '@wealth/api-sdk';
import { fromWire, toWire } from '@wealth/domain';
import { usePreview, type useDraft } from '@wealth/parts';
import { useFormPlacing } from '@wealth/placing';
import { useRef, useState } from 'react';
import type { FaultFigures, ToldApplicationFault } from '../parts/applicationFaultText.ts';
import {
  applicationPlacing,
  blockPreview,
  judgeApplication,
  type BlockRequest,
  type PlacingOf,
} from '../parts/applicationPlacing.ts';
import type { BlockTyped } from './blockDraft.ts';
import { blockFactsOf, blockFaults, blockTermsOf, ownSideOf } from './blockTerms.ts';

const placing: PlacingOf<BlockRequest> = applicationPlacing;

const claimed = { query: { meta: { claims: () => true } } };

export type Draft = Pick<ReturnType<typeof useDraft<BlockTyped>>, 'typed' | 'change' | 'forget'>;

export interface BlockFormOptions {
  block: Block;
  board: BlockBoard;
  draft: Draft;
  /** Epoch milliseconds of the server. */
  now: number;
  onPlaced: (application: IssueApplicationDetail) => void;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

const fields = ['issue', 'side', 'quantity', 'price'] as const;

/** What the server has refused a bid for, of what the form has. */
function refusedFaults({ fieldErrors }: ApiError): ToldApplicationFault[] {
  return fieldErrors.flatMap(({ field, code, message }): ToldApplicationFault[] => {
    const own = fields.find((one) => one === field);
    return own ? [{ field: own, code, index: null, nearest: null, until: null, message }] : [];
  });
}

/** Each code once: what this app has found says it first. */
function joined(...lists: ReadonlyArray<readonly ToldApplicationFault[]>): ToldApplicationFault[] {
  const all = lists.flat();
  return all.filter(({ code }, at) => all.findIndex((other) => other.code === code) === at);
}

/** Own bids on the other side of the share: what would trade with them is cancelled by the exchange. */
function useOwnOpposite(block: Block) {
  const { data } = useGetApplications({ kind: 'block', status: 'waiting', limit: 50 }, claimed);
  return (data?.items ?? []).filter(
    ({ state, side, subject }) =>
      state === 'WAITING' && side === block.side && subject.instrument.symbol === block.instrument.symbol,
  );
}

/** What was typed, or what the block itself asks; and the request that comes of it. */
function requestOf(block: Block, typed: BlockTyped) {
  const quantity = typed.isQuantityTyped ? typed.quantity : block.smallest_quantity;
  const price = typed.isPriceTyped ? typed.price : fromWire(block.price);
  const side = ownSideOf(block);
  const isWhole = quantity !== null && Number.isSafeInteger(quantity) && quantity > 0;
  const body = isWhole && price !== null ? { side, quantity, price: toWire(price) } : null;
  const request: BlockRequest | null = body && { kind: 'block', id: block.id, body };
  return { quantity, price, side, request };
}

/** What is known of a bid before it is sent: what it comes to, and what is wrong with it. */
function useJudgedBid({ block, board, draft, now }: BlockFormOptions) {
  const { data: asset } = useGetAsset(claimed);
  const asked = requestOf(block, draft.typed);
  const { quantity, price, request } = asked;
  const server = usePreview(blockPreview, request);
  const terms = blockTermsOf(block, board);
  const available = asset?.available ?? null;
  const facts = blockFactsOf(block, { at: now, available });
  const found = blockFaults(block, { quantity, price }, { terms, facts });
  const figures: FaultFigures = {
    minimum: board.minimum,
    lowest: block.lower,
    highest: block.upper,
    tick: block.tick_size,
    left: block.quantity,
    available,
  };
  return { ...asked, server, terms, available, found, figures };
}

/** The form of a bid: what is wrong with it, what it costs, and the way of what is sent. */
export function useBlockForm(options: BlockFormOptions) {
  const { block, draft, onPlaced, onSetPin } = options;
  const bid = useJudgedBid(options);
  const { request, server, found } = bid;
  const opposite = useOwnOpposite(block);
  const [isTried, setIsTried] = useState(false);
  const quantityInput = useRef<HTMLInputElement>(null);
  const priceInput = useRef<HTMLInputElement>(null);
  const { flow, sent, refused, forgetRefused, review } = useFormPlacing({
    placing,
    judge: judgeApplication,
    onStopped: server.askAgain,
    faultsOf: refusedFaults,
    onPlaced(placed) {
      draft.forget();
      setIsTried(false);
      onPlaced(placed);
    },
    onSetPin,
  });
  const faults = joined(found, server.preview?.errors ?? [], refused);

  return {
    ...bid,
    faults,
    isTried,
    flow,
    sent,
    quantityInput,
    priceInput,
    opposite,
    change(different: Partial<BlockTyped>) {
      forgetRefused();
      draft.change(different);
    },
    /** To the review, or to what is in the way. */
    review() {
      setIsTried(true);
      if (request === null || faults.length > 0) {
        const [first] = faults;
        if (first?.field === 'price') priceInput.current?.focus();
        else if (first?.field === 'quantity') quantityInput.current?.focus();
        return;
      }
      review(request);
    },
  };
}

export type BlockFormState = ReturnType<typeof useBlockForm>;
