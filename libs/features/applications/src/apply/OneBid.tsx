import type { Issue } from '@wealth/api-sdk/model';
import { fromWire, type Paise } from '@wealth/domain';
import type { ApplicationTerms } from '@wealth/domain/issues';
import { FaultLines, type ToldFault } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { MoneyField } from '@wealth/ui/money-field';
import { NumberField } from '@wealth/ui/number-field';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { useId } from 'react';
import type { FaultFigures } from '../parts/applicationFaultText.ts';
import { useIssueWords, type IssueWords } from '../parts/useIssueWords.ts';
import type { TypedBid } from './applicationDraft.ts';
import { countOf, isOfPrice, type FormFault } from './applicationForm.ts';
import { formFaultText } from './formFaultText.ts';

/** What every bid of an application is judged by. */
export interface BidContext {
  issue: Issue;
  terms: ApplicationTerms;
  faults: readonly FormFault[];
  figures: FaultFigures;
}

export interface OneBidProps extends BidContext {
  bid: TypedBid;
  index: number;
  count: number;
  onChange: (bid: TypedBid) => void;
  onRemove: () => void;
}

/** What the button says that puts the nearest quantity or price in; null where none helps. */
function nearestText(fault: FormFault, terms: ApplicationTerms, words: IssueWords): string | null {
  const { nearest } = fault;
  const { t, amount, units } = words;
  if (nearest === null) return null;
  if (isOfPrice(fault)) return t('usePrice', { price: amount(nearest) });
  if (fault.code === 'too_many_bids') return null;
  // What can be paid for tells how much there is.
  if (fault.code === 'not_enough_cash' && words.isMasked) return t('useNearest');
  const kind = terms.kind === 'ofs' ? 'shares' : 'lots';
  return t('useQuantity', { kind, count: countOf(nearest, terms), quantity: units(nearest) });
}

function quantityHint(
  { issue, terms, bid }: Pick<OneBidProps, 'issue' | 'terms' | 'bid'>,
  { t, units, amount }: IssueWords,
): string {
  const { largest, retail_limit: limit } = issue;
  if (terms.kind === 'ofs') {
    return largest === null
      ? t('quantityHint')
      : t('quantityHintLimit', { quantity: units(largest.quantity), limit: amount(limit ?? 0) });
  }
  const quantity = units((bid.count ?? 0) * terms.lotSize);
  if (terms.board === 'sme') return t('lotsHintSme', { quantity });
  const most = largest === null ? null : countOf(largest.quantity, terms);
  const shares = { lots: units(bid.count ?? 0), lot: units(terms.lotSize), quantity };
  return most === null
    ? t('lotsHint', shares)
    : t('lotsHintLimit', { ...shares, most: units(most), limit: amount(limit ?? 0) });
}

interface FieldProps extends OneBidProps {
  hasFault: boolean;
  /** Names what is wrong; absent where nothing is. */
  describedBy: string | undefined;
}

const described = (id: string | undefined) => (id === undefined ? {} : { 'aria-describedby': id });

function QuantityField({ hasFault, describedBy, ...props }: FieldProps) {
  const words = useIssueWords();
  const { terms, bid, onChange } = props;
  return (
    <NumberField
      label={words.t(terms.kind === 'ofs' ? 'quantity' : 'lots')}
      value={bid.count}
      onChange={(count) => onChange({ ...bid, count })}
      step={1}
      minimum={1}
      isReadOnly={terms.board === 'sme'}
      description={quantityHint(props, words)}
      isInvalid={hasFault}
      {...described(describedBy)}
      formatValue={words.units}
    />
  );
}

/** A price of one's own, or what the cut-off means. */
function PriceField({ issue, terms, bid, onChange, hasFault, describedBy }: FieldProps) {
  const { t, amount } = useIssueWords();
  const { price_high: top, price_low: low, cut_off: cutOff, tick_size: step } = issue;
  const isOffer = terms.kind === 'ofs';
  if (bid.isAtCutOff) {
    const price = amount((isOffer ? cutOff : top) ?? 0);
    return (
      <p className="text-caption text-fg-muted">{t(isOffer ? 'cutOffHintOffer' : 'cutOffHint', { price })}</p>
    );
  }
  const tick = amount(step ?? 0);
  return (
    <MoneyField
      label={t('priceField')}
      value={bid.price}
      onChange={(price: Paise | null) => onChange({ ...bid, price })}
      step={terms.tick}
      isPaiseShown
      description={
        top === null
          ? t('priceHintFloor', { floor: amount(cutOff ?? low ?? 0), tick })
          : t('priceHintBand', { low: amount(low ?? 0), high: amount(top), tick })
      }
      isInvalid={hasFault}
      {...described(describedBy)}
    />
  );
}

/** What is wrong with a bid, each with the nearest value in its button. */
function useBidFaults(
  { terms, bid, onChange, figures }: OneBidProps,
  own: readonly FormFault[],
): ToldFault[] {
  const words = useIssueWords();
  const { t } = words;

  function fix(fault: FormFault) {
    const { nearest } = fault;
    if (nearest === null) return;
    if (isOfPrice(fault)) onChange({ ...bid, isAtCutOff: false, price: fromWire(nearest) });
    else onChange({ ...bid, count: countOf(nearest, terms) });
  }

  return own.map((fault): ToldFault => {
    const text = nearestText(fault, terms, words);
    return {
      id: fault.code,
      severity: 'error',
      title: formFaultText(fault, { figures, words }),
      fixes: (
        <>
          {text !== null && (
            <Button variant="secondary" size="sm" onPress={() => fix(fault)}>
              {text}
            </Button>
          )}
          {fault.code === 'below_cut_off' && (
            <Button
              variant="secondary"
              size="sm"
              onPress={() => onChange({ ...bid, isAtCutOff: true, price: null })}
            >
              {t('useCutOff')}
            </Button>
          )}
        </>
      ),
    };
  });
}

/** How much, and at which price; with what is wrong with both. */
export function OneBid(props: OneBidProps) {
  const { terms, bid, index, count, onChange, onRemove, faults } = props;
  const { t } = useIssueWords();
  const id = useId();
  const own = faults.filter((fault) => fault.field === 'bids' && (fault.index ?? 0) === index);
  const told = useBidFaults(props, own);
  const describedBy = told.length > 0 ? id : undefined;
  const number = String(index + 1);
  return (
    // No fieldset: Chromium lays out no boxes that are styled by their width inside of one, once they change.
    <div role="group" aria-label={t('bidNumber', { number })} className="grid min-w-0 grid-cols-1 gap-3">
      {count > 1 && (
        <p aria-hidden="true" className="text-detail font-semibold">
          {t('bidNumber', { number })}
        </p>
      )}
      <QuantityField {...props} describedBy={describedBy} hasFault={own.some((fault) => !isOfPrice(fault))} />
      {terms.board !== 'sme' && (
        <SegmentedControl
          aria-label={t('priceOf')}
          isFullWidth
          value={bid.isAtCutOff ? 'cutOff' : 'limit'}
          onChange={(next) => onChange({ ...bid, isAtCutOff: next === 'cutOff' })}
          options={[
            { value: 'cutOff', label: t('atCutOff') },
            { value: 'limit', label: t(terms.kind === 'ofs' ? 'limitPrice' : 'bidInBand') },
          ]}
        />
      )}
      <PriceField {...props} describedBy={describedBy} hasFault={own.some(isOfPrice)} />
      <FaultLines id={id} faults={told} />
      {count > 1 && (
        <div>
          <Button variant="ghost" size="sm" onPress={onRemove}>
            {t('removeBid', { number })}
          </Button>
        </div>
      )}
    </div>
  );
}
