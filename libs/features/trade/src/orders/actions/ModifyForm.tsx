import type { StockDetail } from '@wealth/api-sdk/model';
import {
  checkOrderChange,
  orderChangeFields,
  placeAfterChange,
  type ChangedOrder,
  type OrderChangeBounds,
  type OrderChangeFaultCode,
  type OrderChangeField,
  type OrderChangeValues,
} from '@wealth/domain';
import { messageRefs, type MessageRef } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Form } from '@wealth/ui/form';
import { Note } from '@wealth/ui/note';
import { NumberField } from '@wealth/ui/number-field';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useId, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { boundsOf, changedOrderOf, orderChangeOf } from '../model/orderChange.ts';
import { useSaveChange, type SaveChangeOptions } from './useSaveChange.ts';

const key = messageRefs('orders');
const faultTexts: Record<OrderChangeFaultCode, MessageRef> = {
  required: key('faultRequired'),
  notWhole: key('faultNotWhole'),
  offLot: key('faultOffLot'),
  filledAlready: key('faultFilledAlready'),
  offTick: key('faultOffTick'),
  outsideBand: key('faultOutsideBand'),
  limitShortOfTrigger: key('faultLimitShort'),
};

const labels = { quantity: 'fieldQuantity', price: 'fieldPrice', triggerPrice: 'fieldTrigger' } as const;

function changeResolver(order: ChangedOrder, bounds: OrderChangeBounds): Resolver<OrderChangeValues> {
  return (values) => {
    const errors: FieldErrors<OrderChangeValues> = {};
    for (const { field, code } of checkOrderChange(order, values, bounds)) {
      errors[field] = { type: code, message: faultTexts[code] };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

interface FieldProps {
  form: UseFormReturn<OrderChangeValues>;
  field: OrderChangeField;
  bounds: OrderChangeBounds;
  /** The nearest value that would pass, where what stands there does not. */
  nearest: number | null;
  description: string | undefined;
}

/** One field with its steps, and the nearest value that is taken as a button. */
function Field({ form, field, bounds, nearest, description }: FieldProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const isQuantity = field === 'quantity';
  return (
    <div className="grid grid-cols-1 gap-2">
      <NumberField
        name={field}
        label={t(labels[field])}
        prefix={isQuantity ? undefined : '₹'}
        step={isQuantity ? bounds.lotSize : bounds.tickSize}
        minimum={isQuantity ? bounds.lotSize : bounds.band?.lower}
        maximum={isQuantity ? undefined : bounds.band?.upper}
        description={description}
        autoFocus={isQuantity}
      />
      {nearest !== null && (
        <Button
          variant="secondary"
          size="sm"
          onPress={() => {
            form.setValue(field, nearest, { shouldDirty: true, shouldValidate: true });
            form.setFocus(field);
          }}
        >
          {t('useNearest', {
            value: isQuantity ? formats.quantity(nearest) : formats.price(nearest),
          })}
        </Button>
      )}
    </div>
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

export interface ModifyFormProps extends Omit<SaveChangeOptions, 'form'> {
  share: StockDetail;
}

/** Quantity, price and trigger of an order, on the steps of its share. */
export function ModifyForm({ order, share, ...told }: ModifyFormProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const formId = useId();
  const bounds = boundsOf(share);
  const changed = changedOrderOf(order);
  const [defaultValues] = useState<OrderChangeValues>(() => {
    const { quantity, price, triggerPrice } = changed;
    return { quantity, price, triggerPrice };
  });
  const form = useForm<OrderChangeValues>({
    defaultValues,
    resolver: changeResolver(changed, bounds),
    mode: 'onChange',
  });
  const values = useWatch({ control: form.control, compute: (all: OrderChangeValues) => all });
  const { save, isPending } = useSaveChange({ form, order, ...told });
  const faults = checkOrderChange(changed, values, bounds);
  const change = orderChangeOf(changed, values);
  const { band } = bounds;
  const descriptions: Partial<Record<OrderChangeField, string>> = {
    quantity:
      order.filled_quantity > 0
        ? t('filledStays', { filled: formats.quantity(order.filled_quantity) })
        : undefined,
    price: band
      ? t('bandOf', { lower: formats.price(band.lower), upper: formats.price(band.upper) })
      : undefined,
  };

  return (
    <Form
      form={form}
      id={formId}
      aria-label={t('modifyTitle')}
      isPending={isPending}
      onSubmit={(typed) => {
        const next = orderChangeOf(changed, typed);
        if (next) void save(next);
      }}
      className="grid grid-cols-1 gap-4"
    >
      {orderChangeFields(changed).map((field) => (
        <Field
          key={field}
          form={form}
          field={field}
          bounds={bounds}
          nearest={faults.find((fault) => fault.field === field)?.nearest ?? null}
          description={descriptions[field]}
        />
      ))}
      {change && faults.length === 0 ? (
        <QueueNote place={placeAfterChange(changed, values)} />
      ) : (
        <Note>{t('placeRule')}</Note>
      )}
      <OverlayFooter>
        <Button type="submit" form={formId} isFullWidth isPending={isPending} isDisabled={change === null}>
          {t('modifyOrder')}
        </Button>
      </OverlayFooter>
    </Form>
  );
}
