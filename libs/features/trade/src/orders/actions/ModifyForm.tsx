import type { Order, StockDetail } from '@wealth/api-sdk/model';
import { placeAfterChange, toWire, type OrderChangeFault } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Form } from '@wealth/ui/form';
import { Note } from '@wealth/ui/note';
import { NumberField } from '@wealth/ui/number-field';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { Switch } from '@wealth/ui/switch';
import { Fragment, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { FaultBox } from '@wealth/placing';
import { nearestText } from '../../core/checks/nearestText.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import {
  changeFields,
  changeFieldsOf,
  changeValuesOf,
  changedOrderOf,
  foreignChanges,
  mayHaveStop,
  orderChangeOf,
  waitingOrderOf,
  type OrderChangeField,
  type OrderChangeStart,
  type OrderChangeValues,
} from '../model/orderChange.ts';
import { useChangeFaults, type ChangeFaults } from './useChangeFaults.ts';
import { useSaveChange, type SaveChangeOptions } from './useSaveChange.ts';

const labels = {
  quantity: 'fieldQuantity',
  price: 'fieldPrice',
  triggerPrice: 'fieldTrigger',
  stopTriggerPrice: 'fieldStopTrigger',
  stopPrice: 'fieldStopPrice',
} as const satisfies Record<OrderChangeField, string>;

/** Lets nothing go that is refused anyway; what is wrong stands beneath the fields as it is typed. */
function changeResolver({ faultsOf, placeOf }: ChangeFaults): Resolver<OrderChangeValues> {
  return (values) => {
    const errors: FieldErrors<OrderChangeValues> = {};
    for (const fault of faultsOf(values).filter(({ severity }) => severity === 'error')) {
      const place = placeOf(fault);
      if (place === null) errors.root = { order: { type: fault.code } };
      else errors[place] ??= { type: fault.code };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

interface FieldProps {
  form: UseFormReturn<OrderChangeValues>;
  field: OrderChangeField;
  share: StockDetail;
  /** It has the focus at first. */
  isFirst: boolean;
  side: Order['side'];
  /** What is wrong with what stands there, the worst first. */
  faults: readonly OrderChangeFault[];
  checks: ChangeFaults;
  description: string | undefined;
}

/** One field with its steps, and the nearest order that is taken as a button. */
function Field({ form, field, share, side, isFirst, faults, checks, description }: FieldProps) {
  const t = useMessages('orders');
  const words = useTicketWords();
  const formats = useFormats();
  const isQuantity = field === 'quantity';
  const { band, tickSize } = checks.instrument;
  function use(nearest: Partial<OrderChangeValues>) {
    for (const name of [...changeFields.values(), 'hasStop'] as const) {
      const value = nearest[name];
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
    form.setFocus(field);
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <NumberField
        name={field}
        label={t(labels[field])}
        prefix={isQuantity ? undefined : '₹'}
        step={isQuantity ? share.lot_size : toWire(tickSize)}
        minimum={isQuantity ? share.lot_size : band ? toWire(band.lower) : undefined}
        maximum={isQuantity || !band ? undefined : toWire(band.upper)}
        formatValue={isQuantity ? formats.quantity : formats.price}
        description={description}
        autoFocus={isFirst}
      />
      <ul aria-live="polite" className="grid gap-2 empty:hidden">
        {faults.map((fault) => {
          const nearest = checks.nearestOf(fault);
          const text =
            nearest && nearestText(fault, { words, order: { side, price: form.getValues('price') } });
          return (
            <FaultBox key={fault.code} severity={fault.severity} {...checks.textOf(fault, form.getValues())}>
              {nearest && text && (
                <Button variant="secondary" size="sm" onPress={() => use(nearest)}>
                  {text}
                </Button>
              )}
            </FaultBox>
          );
        })}
      </ul>
    </div>
  );
}

/** Adds the second leg of a GTT that sells, or takes it away. */
function SecondLeg({ form }: { form: UseFormReturn<OrderChangeValues> }) {
  const { t } = useTicketWords();
  const hasStop = useWatch({ control: form.control, name: 'hasStop' });
  return (
    <Switch
      label={t('secondLeg')}
      description={t('secondLegHelp')}
      isSelected={hasStop}
      onChange={(isOn) => form.setValue('hasStop', isOn, { shouldDirty: true, shouldValidate: true })}
    />
  );
}

/** What the change does to the place in the queue, before it is sent. */
function QueueNote({ place }: { place: ReturnType<typeof placeAfterChange> }) {
  const t = useMessages('orders');
  if (place === 'none') return <Note>{t('placeNone')}</Note>;
  return (
    <Note tone={place === 'lost' ? 'warning' : 'info'}>
      {t(place === 'lost' ? 'placeLost' : 'placeKept')}
    </Note>
  );
}

function useDescriptions(
  { filled_quantity: filled }: Order,
  { instrument: { band } }: ChangeFaults,
): Partial<Record<OrderChangeField, string>> {
  const t = useMessages('orders');
  const formats = useFormats();
  const edges = band && {
    lower: formats.price(toWire(band.lower)),
    upper: formats.price(toWire(band.upper)),
  };
  const price =
    edges && (band.on ? t('bandOfDay', { ...edges, day: formats.day(band.on) }) : t('bandOf', edges));
  return {
    ...(filled > 0 ? { quantity: t('filledStays', { filled: formats.quantity(filled) }) } : {}),
    ...(price === null ? {} : { price }),
  };
}

/**
 * Follows what happens to the order while it is modified: what nobody has touched here becomes what it is now, what was typed
 * stays. Answers what it was when the form was opened.
 */
function useFollowOrder(form: UseFormReturn<OrderChangeValues>, order: Order): OrderChangeValues {
  const [begun] = useState(() => changeValuesOf(order));
  const known = useRef(order.version);
  useEffect(() => {
    if (known.current === order.version) return;
    known.current = order.version;
    form.reset(changeValuesOf(order), { keepDirtyValues: true });
  }, [form, order]);
  return begun;
}

/** What another tab, another device or the exchange has changed of the order meanwhile. */
function ForeignChanges({ begun, order }: { begun: OrderChangeValues; order: Order }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const changes = foreignChanges(begun, changeValuesOf(order));
  if (changes.length === 0) return null;
  const shown = (field: OrderChangeField, value: number | null) => {
    if (value === null) return t('changedNothing');
    return field === 'quantity' ? formats.quantity(value) : formats.price(value);
  };
  return (
    <Note tone="warning" title={t('changedElsewhere')} isAnnounced>
      <ul>
        {changes.map(({ field, before, now }) => (
          <li key={field}>
            {t('changedTerm', {
              field: t(labels[field]),
              before: shown(field, before),
              after: shown(field, now),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Puts in what was chosen elsewhere, as if it had been typed. */
function useStart(form: UseFormReturn<OrderChangeValues>, start: OrderChangeStart) {
  const putIn = useEffectEvent(() => {
    for (const field of changeFields.values()) {
      const value = start[field];
      if (value !== undefined) form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  });
  useEffect(() => putIn(), []);
}

const nothing: OrderChangeStart = {};

export interface ModifyFormProps extends Omit<SaveChangeOptions, 'form'> {
  /** What stands in the fields instead of what the order has. @default nothing */
  start?: OrderChangeStart | undefined;
  share: StockDetail;
}

/** Quantity, price and triggers of an order, on the steps of its share. */
export function ModifyForm({ order, share, start = nothing, ...told }: ModifyFormProps) {
  const t = useMessages('orders');
  const formId = useId();
  const waiting = waitingOrderOf(order);
  const checks = useChangeFaults(order, share);
  const form = useForm<OrderChangeValues>({
    defaultValues: changeValuesOf(order),
    resolver: changeResolver(checks),
    mode: 'onChange',
  });
  const begun = useFollowOrder(form, order);
  useStart(form, start);
  const [first = 'quantity'] = [...changeFields.values()].filter((field) => start[field] !== undefined);
  const values = useWatch({ control: form.control, compute: (all: OrderChangeValues) => all });
  const { save, isPending } = useSaveChange({ form, order, ...told });
  const change = orderChangeOf(order, values);
  const descriptions = useDescriptions(order, checks);
  // What stands there already is not wrong before somebody changes it.
  const faults = change === null ? [] : checks.faultsOf(values);
  const at = (field: OrderChangeField | null) => faults.filter((fault) => checks.placeOf(fault) === field);
  const secondLeg = mayHaveStop(waiting) && <SecondLeg form={form} />;

  return (
    <Form
      form={form}
      id={formId}
      aria-label={t('modifyTitle')}
      isPending={isPending}
      onSubmit={(typed) => {
        const next = orderChangeOf(order, typed);
        if (next) void save(next);
      }}
      className="grid grid-cols-1 gap-4"
    >
      <ForeignChanges begun={begun} order={order} />
      {changeFieldsOf(waiting, values).map((field) => (
        <Fragment key={field}>
          {field === 'stopTriggerPrice' && secondLeg}
          <Field
            {...{ form, field, share, checks }}
            isFirst={field === first}
            side={order.side}
            faults={at(field)}
            description={descriptions[field]}
          />
        </Fragment>
      ))}
      {!values.hasStop && secondLeg}
      <ul aria-live="polite" className="grid gap-2 empty:hidden">
        {at(null).map((fault) => (
          <FaultBox key={fault.code} severity={fault.severity} {...checks.textOf(fault, values)} />
        ))}
      </ul>
      {change && faults.every(({ severity }) => severity === 'warning') ? (
        <QueueNote place={placeAfterChange(waiting, changedOrderOf(waiting, values))} />
      ) : (
        <Note>{t(waiting.validity === 'GTT' ? 'placeNone' : 'placeRule')}</Note>
      )}
      <OverlayFooter>
        <Button type="submit" form={formId} isFullWidth isPending={isPending} isDisabled={change === null}>
          {t('modifyOrder')}
        </Button>
      </OverlayFooter>
    </Form>
  );
}
