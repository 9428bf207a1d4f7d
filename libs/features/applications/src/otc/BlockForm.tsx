import type { Block, BlockBoard } from '@wealth/api-sdk/model';
import { fromWire, minus, toWire, valueAt } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { FaultLines } from '@wealth/placing';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Countdown } from '@wealth/ui/countdown';
import { FactLine, Facts } from '@wealth/ui/facts';
import { MoneyField } from '@wealth/ui/money-field';
import { Note } from '@wealth/ui/note';
import { NumberField } from '@wealth/ui/number-field';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { Slider } from '@wealth/ui/slider';
import { useId } from 'react';
import { ChargeLines } from '../apply/CostLines.tsx';
import { applicationFaultText, type ToldApplicationFault } from '../parts/applicationFaultText.ts';
import { BlockChecks, type BlockCheck } from './BlockChecks.tsx';
import type { BlockFormState } from './useBlockForm.ts';
import { useBlockWords } from './useBlockWords.ts';

interface OfForm {
  form: BlockFormState;
  block: Block;
}

/** Shares that a step of the quantity is worth. */
const quantityStep = 1_000;

/** Puts the nearest value that would pass in the place of what is wrong. */
function NearestButton({ fault, form }: { fault: ToldApplicationFault; form: BlockFormState }) {
  const { issueText, units, amount } = useBlockWords();
  const { field, nearest } = fault;
  if (nearest === null || (field !== 'quantity' && field !== 'price')) return null;
  const isQuantity = field === 'quantity';
  return (
    <Button
      variant="secondary"
      size="sm"
      onPress={() =>
        form.change(
          isQuantity
            ? { quantity: nearest, isQuantityTyped: true }
            : { price: fromWire(nearest), isPriceTyped: true },
        )
      }
    >
      {isQuantity
        ? issueText('useQuantity', { kind: 'shares', count: nearest, quantity: units(nearest) })
        : issueText('usePrice', { price: amount(nearest) })}
    </Button>
  );
}

interface FieldFaultsProps {
  form: BlockFormState;
  id: string;
  fields: ReadonlyArray<ToldApplicationFault['field']>;
}

function Faults({ form, id, fields }: FieldFaultsProps) {
  const words = useBlockWords();
  const { figures, isTried, faults } = form;
  const texts = { figures, words: { ...words, t: words.issueText } };
  const told = faults.filter(({ field, code }) => fields.includes(field) && (isTried || code !== 'required'));
  function titleOf(fault: ToldApplicationFault): string {
    if (fault.code !== 'required') return applicationFaultText(fault, texts);
    return words.issueText(fault.field === 'price' ? 'faultPriceRequired' : 'faultQuantityRequired');
  }
  return (
    <FaultLines
      id={id}
      faults={told.map((fault) => ({
        id: fault.code,
        severity: 'error' as const,
        title: titleOf(fault),
        fixes: <NearestButton {...{ fault, form }} />,
      }))}
    />
  );
}

const has = (form: BlockFormState, ...codes: string[]) =>
  form.faults.some(({ code }) => codes.includes(code));

/** How the four rules stand with what is typed, and whether a bid of the client's own is in the way. */
function useChecks({ form, block }: OfForm): BlockCheck[] {
  const { t, bound, compact, percent, terms } = useBlockWords();
  const { serverClock } = useSession();
  const { quantity, price, terms: rules, opposite } = form;
  const isClosed = has(form, 'outside_window', 'newly_listed', 'block_gone');
  const value =
    quantity === null || price === null ? null : valueAt(price, Math.max(0, Math.floor(quantity)));
  const against = price === null ? null : (toWire(price) / block.reference - 1) * 100;
  const [own] = opposite;
  return [
    {
      id: 'window',
      state: isClosed ? 'notMet' : 'met',
      title: t('ruleWindow'),
      text: isClosed ? (
        t('ruleWindowOver')
      ) : (
        <Countdown form="text" until={rules.session.to} clock={serverClock.now} />
      ),
    },
    {
      id: 'minimum',
      state: has(form, 'below_minimum') || value === null ? 'notMet' : 'met',
      title: t('ruleMinimum', { amount: bound(toWire(rules.minimum)) }),
      ...(value === null ? {} : { text: compact(toWire(value)) }),
    },
    {
      id: 'band',
      state: has(form, 'outside_band', 'off_tick') || against === null ? 'notMet' : 'met',
      title: t('ruleBand'),
      ...(against === null ? {} : { text: percent(against) }),
    },
    { id: 'delivery', state: 'met', title: t('ruleDelivery') },
    own
      ? {
          id: 'own',
          state: 'warning',
          title: t('ruleOwn'),
          text: t('ruleOwnText', {
            reference: own.reference,
            terms: terms(own.quantity, own.bids[0]?.price ?? 0),
          }),
        }
      : { id: 'own', state: 'met', title: t('ruleOwn') },
  ];
}

/** What the bid comes to, as the server counts it. */
function Costs({ form }: Pick<OfForm, 'form'>) {
  const { t, issueText, day } = useBlockWords();
  const { side, server, available } = form;
  const { preview } = server;
  if (preview === null) return null;
  const isPurchase = side === 'BUY';
  const after =
    isPurchase && available !== null ? toWire(minus(fromWire(available), fromWire(preview.total))) : null;
  return (
    <div className="grid gap-3 text-detail">
      <Facts>
        <FactLine name={issueText('costValue')}>
          <Money rupees={preview.value} isPublic />
        </FactLine>
        <ChargeLines charges={preview.charges} />
        <FactLine name={t(isPurchase ? 'totalPaid' : 'totalReceived')} isStrong>
          <Money rupees={preview.total} isPublic />
        </FactLine>
        {isPurchase && (
          <>
            <FactLine name={issueText('costAvailable')}>
              <Money rupees={available} />
            </FactLine>
            <FactLine name={issueText('costAfter')}>
              <Money rupees={after} />
            </FactLine>
          </>
        )}
      </Facts>
      <Note>{t(isPurchase ? 'settlesBuy' : 'settlesSell', { day: day(preview.settlement_date) })}</Note>
    </div>
  );
}

function PriceSlider({ form, block }: OfForm) {
  const { t, amount } = useBlockWords();
  const { lower, upper, reference, tick_size: step } = block;
  return (
    <Slider
      label={t('price')}
      isLabelHidden
      minimum={lower}
      maximum={upper}
      step={step}
      value={form.price === null ? null : toWire(form.price)}
      onChange={(price) => form.change({ price: fromWire(price), isPriceTyped: true })}
      formatValue={amount}
      mark={{ value: reference, label: t('referencePrice', { price: amount(reference) }) }}
      startLabel={t('bandLower', { price: amount(lower) })}
      endLabel={t('bandUpper', { price: amount(upper) })}
    />
  );
}

export interface BlockFormProps extends OfForm {
  board: BlockBoard;
}

/** Quantity and price of a bid, the rules of the window, and what it comes to, before anything is sent. */
export function BlockForm({ form, block }: BlockFormProps) {
  const { t, issueText, units } = useBlockWords();
  const id = useId();
  const { side, opposite } = form;
  const checks = useChecks({ form, block });
  const bad = (field: 'quantity' | 'price') =>
    form.faults.some((fault) => fault.field === field && (form.isTried || fault.code !== 'required'));
  return (
    <form
      id={id}
      aria-label={t('formTitle')}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.review();
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-title">
          {t(side === 'BUY' ? 'buyOf' : 'sellOf', { symbol: block.instrument.symbol })}
        </h3>
        <span className="text-caption text-fg-muted">{block.id}</span>
        <p className="w-full text-detail text-fg-muted">{block.name}</p>
      </div>
      <Faults form={form} id={`${id}-issue`} fields={['issue', 'side']} />
      <div className="grid gap-2">
        <NumberField
          label={t('quantity')}
          value={form.quantity}
          onChange={(quantity) => form.change({ quantity, isQuantityTyped: true })}
          step={quantityStep}
          minimum={block.smallest_quantity}
          maximum={block.quantity}
          formatValue={units}
          inputRef={form.quantityInput}
          isInvalid={bad('quantity')}
          aria-describedby={`${id}-quantity`}
        />
        <Faults form={form} id={`${id}-quantity`} fields={['quantity']} />
      </div>
      <div className="grid gap-2">
        <MoneyField
          label={t('price')}
          value={form.price}
          onChange={(price) => form.change({ price, isPriceTyped: true })}
          step={fromWire(block.tick_size)}
          isPaiseShown
          inputRef={form.priceInput}
          isInvalid={bad('price')}
          aria-describedby={`${id}-price`}
        />
        <PriceSlider {...{ form, block }} />
        <Faults form={form} id={`${id}-price`} fields={['price']} />
      </div>
      <BlockChecks checks={checks} />
      {opposite.length > 0 && <Note tone="warning">{t('selfTrade')}</Note>}
      <Costs form={form} />
      {form.server.hasFailed && (
        <Note tone="warning" isAnnounced>
          {issueText('notChecked')}
        </Note>
      )}
      <p className="text-caption text-fg-muted">{t('published')}</p>
      <OverlayFooter>
        <div className="grid gap-2">
          <Button type="submit" form={id} isFullWidth>
            {t('reviewBid')}
          </Button>
          <p className="text-center text-caption text-fg-muted">{t('pinNext')}</p>
        </div>
      </OverlayFooter>
    </form>
  );
}
