import type { PriceAlert, StockDetail } from '@wealth/api-sdk/model';
import { checkAlert, fromWire, startAlertValue, toWire, type AlertCondition } from '@wealth/domain';
import { useFormats, useMessages, useMessageText } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { DateField } from '@wealth/ui/date-field';
import { Form } from '@wealth/ui/form';
import { MoneyField } from '@wealth/ui/money-field';
import { NumberField } from '@wealth/ui/number-field';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { RadioGroup } from '@wealth/ui/radio-group';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { useId, useState } from 'react';
import { useController, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { alertReadingOf, alertResolver, dayOfQuote, toAlertValues, type AlertValues } from './alertForm.ts';
import { AlertMeaning } from './AlertMeaning.tsx';
import { useAlertWords } from './useAlertWords.ts';
import { useHeldAverage } from './useHeldAverage.ts';
import { useSaveAlert } from './useSaveAlert.ts';

export interface AlertFormProps {
  share: StockDetail;
  /** The one that is changed; null for a new one. */
  alert: PriceAlert | null;
  /** What a new one begins with. @default near the last price */
  start?: Pick<AlertCondition, 'direction' | 'value'>;
  onSaved: (alert: PriceAlert) => void;
}

interface PartProps {
  form: UseFormReturn<AlertValues>;
  share: StockDetail;
}

interface HeldProps extends PartProps {
  /** Rupees a unit of what the client holds; null for none. */
  averageCost: number | null;
}

const kinds = ['price', 'change_percent', 'week52', 'volume', 'gain_percent'] as const;
const kindTexts = {
  price: 'alertKindPrice',
  change_percent: 'alertKindChange',
  week52: 'alertKindWeek52',
  volume: 'alertKindVolume',
  gain_percent: 'alertKindGain',
} as const;
const valueLabels = {
  price: 'alertPrice',
  change_percent: 'alertChange',
  week52: 'alertWithin',
  volume: 'alertVolumeValue',
  gain_percent: 'alertGain',
} as const;

/** Kind and direction decide what the number means: until somebody typed one, it follows them. */
function useFollowingValue({ form, share, averageCost }: HeldProps) {
  const [isTyped, setIsTyped] = useState(false);
  function follow(next: Pick<AlertValues, 'kind' | 'direction'>, isOtherUnit: boolean) {
    if (isTyped && !isOtherUnit) return;
    setIsTyped(false);
    const value = startAlertValue(next, alertReadingOf(share.quote, averageCost), share.tick_size);
    form.setValue('value', value, { shouldValidate: form.formState.isSubmitted });
  }
  return {
    onTyped: () => setIsTyped(true),
    onKind(kind: AlertValues['kind']) {
      // A volume only grows.
      if (kind === 'volume') form.setValue('direction', 'above');
      follow({ kind, direction: form.getValues('direction') }, true);
    },
    onDirection: (direction: AlertValues['direction']) =>
      follow({ kind: form.getValues('kind'), direction }, false),
  };
}

/** The value that would be taken, where the one that stands there is not. */
function NearestValue({ form, share }: PartProps) {
  const t = useMessages('parts');
  const words = useAlertWords();
  const values = useWatch({ control: form.control, compute: (all: AlertValues) => all });
  const nearest = checkAlert(values, share.tick_size)?.nearest ?? null;
  if (nearest === null) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      onPress={() => {
        form.setValue('value', nearest, { shouldDirty: true, shouldValidate: true });
        form.setFocus('value');
      }}
    >
      {t('useNearest', { value: words.valueOf({ kind: values.kind, value: nearest }) })}
    </Button>
  );
}

/** A price in rupees, grouped as it is typed, like every other one. The form holds it as the wire does. */
function PriceValue({ form, share, onTyped }: PartProps & { onTyped: () => void }) {
  const t = useMessages('parts');
  const { field, fieldState } = useController({ control: form.control, name: 'value' });
  return (
    <MoneyField
      label={t(valueLabels.price)}
      value={field.value === null ? null : fromWire(field.value)}
      step={fromWire(share.tick_size)}
      isPaiseShown
      autoFocus
      inputRef={field.ref}
      errorMessage={useMessageText(fieldState.error?.message)}
      onBlur={field.onBlur}
      onChange={(price) => {
        field.onChange(price === null ? null : toWire(price));
        onTyped();
      }}
    />
  );
}

function Condition({ form, share, averageCost, isNew }: HeldProps & { isNew: boolean }) {
  const t = useMessages('parts');
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { onTyped, onKind, onDirection } = useFollowingValue({ form, share, averageCost });
  const formats = useFormats();
  const isRange = kind === 'week52';
  // Only what is held gains anything.
  const offered = kinds.filter((one) => one !== 'gain_percent' || averageCost !== null || kind === one);
  return (
    <>
      <RadioGroup
        name="kind"
        label={t('alertKind')}
        orientation="horizontal"
        isDisabled={!isNew}
        options={offered.map((value) => ({ value, label: t(kindTexts[value]) }))}
        onChange={onKind}
      />
      {kind !== 'volume' && (
        <SegmentedControl
          name="direction"
          aria-label={t('alertDirection')}
          size="md"
          isFullWidth
          options={[
            { value: 'above', label: t(isRange ? 'alertNearHigh' : 'alertAbove') },
            { value: 'below', label: t(isRange ? 'alertNearLow' : 'alertBelow') },
          ]}
          onChange={onDirection}
        />
      )}
      <div className="grid grid-cols-1 gap-2">
        {kind === 'price' && share.market !== 'INDEX' ? (
          <PriceValue form={form} share={share} onTyped={onTyped} />
        ) : (
          <NumberField
            // Another kind of number is another field: nothing of the last one's text is left.
            key={kind}
            name="value"
            label={t(valueLabels[kind])}
            step={kind === 'price' ? share.tick_size : kind === 'volume' ? undefined : 0.5}
            description={isRange ? t('alertWithinHelp') : undefined}
            formatValue={kind === 'price' ? formats.price : kind === 'volume' ? formats.quantity : undefined}
            autoFocus
            onChange={onTyped}
          />
        )}
        <NearestValue form={form} share={share} />
      </div>
    </>
  );
}

/** The terms of an alert, and what they mean. */
export function AlertForm({ share, alert, start, onSaved }: AlertFormProps) {
  const t = useMessages('parts');
  const formId = useId();
  const [defaultValues] = useState(() => toAlertValues(share, alert, start));
  const today = dayOfQuote(share.quote);
  const averageCost = useHeldAverage(share);
  const form = useForm<AlertValues>({ defaultValues, resolver: alertResolver(share.tick_size, today) });
  const values = useWatch({ control: form.control, compute: (all: AlertValues) => all });
  const { save, isPending } = useSaveAlert({ form, instrument: share, alert, onSaved });

  return (
    <Form
      form={form}
      id={formId}
      aria-label={t(alert ? 'changeAlert' : 'setAlert')}
      isPending={isPending}
      onSubmit={save}
      className="grid grid-cols-1 gap-4"
    >
      <Condition form={form} share={share} averageCost={averageCost} isNew={alert === null} />
      <SegmentedControl
        name="repeat"
        aria-label={t('alertHowOften')}
        size="md"
        isFullWidth
        options={[
          { value: 'once', label: t('alertOnce') },
          { value: 'each', label: t('alertEach') },
        ]}
      />
      <DateField name="endsOn" label={t('alertEndsOn')} minDate={today} today={today} />
      <AlertMeaning share={share} values={values} averageCost={averageCost} />
      <OverlayFooter>
        <Button type="submit" form={formId} isFullWidth isPending={isPending}>
          {t(alert ? 'saveAlert' : 'setAlert')}
        </Button>
      </OverlayFooter>
    </Form>
  );
}
