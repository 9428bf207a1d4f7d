import { useState } from 'react';
import { FieldShell, type FieldProps } from '../internal/FieldShell.tsx';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { readNumber } from '../internal/FormBinding.tsx';
import { StepButtons, stepByKeys, StepFrame } from '../internal/StepButtons.tsx';
import { useLatest } from '../latest/useLatest.ts';
import { useStableCaret } from '../internal/useStableCaret.ts';
import { readNumberText, steppedNumber, toNumber, toNumberText } from './numberText.ts';

export interface NumberFieldProps extends Omit<FieldProps, 'maxLength' | 'autoComplete'> {
  /** NaN and the infinities count as empty. */
  value?: number | null;
  /** @default null */
  defaultValue?: number | null;
  /** Gets a finite number, or null while the text is none ("", "-"). */
  onChange?: (value: number | null) => void;
  /** Display only, before the number; never part of the value. */
  prefix?: string;
  /** Offers minus and plus, and the arrow keys, by this much. What is typed may have any decimals. */
  step?: number;
  /** Where steps end. What is typed is judged by the form, so that nothing typed is lost. */
  minimum?: number;
  maximum?: number;
  /** How the number reads while the box is not in use ("1,80,000"). */
  formatValue?: (value: number) => string;
}

/** A plain number: a quantity, a percentage, a tenure. Amounts of money go into a MoneyField, which is exact. */
export function NumberField(props: NumberFieldProps) {
  return <FieldInForm View={NumberFieldView} props={props} read={readNumber} />;
}

function shownText(draft: string | null, value: number | null, format: NumberFieldProps['formatValue']) {
  if (draft !== null && toNumber(draft) === value) return draft;
  if (value === null) return '';
  return draft === null && format ? format(value) : toNumberText(value);
}

function NumberFieldView({
  value,
  defaultValue = null,
  onChange,
  onBlur,
  inputRef,
  step,
  minimum,
  maximum,
  formatValue,
  ...rest
}: NumberFieldProps) {
  const caret = useStableCaret(inputRef);
  const [ownValue, setOwnValue] = useState(defaultValue);
  // The text while the box has the focus, null outside of it.
  const [draft, setDraft] = useState<string | null>(null);
  const reported = readNumber(value === undefined ? ownValue : value);
  const shown = shownText(draft, reported, formatValue);

  function report(text: string) {
    setDraft(text);
    const next = toNumber(text);
    if (next === reported) return;
    setOwnValue(next);
    onChange?.(next);
  }

  function type(typed: string) {
    const right = caret.rightOf(typed);
    const text = readNumberText(typed) ?? shown;
    caret.place(Math.max(text.length - right.length, 0));
    report(text);
  }

  function move(direction: 1 | -1) {
    if (step === undefined || rest.isReadOnly || rest.isDisabled) return;
    report(toNumberText(steppedNumber(reported, direction, { step, minimum, maximum })));
  }

  const onStep = useLatest(move);

  return (
    <StepFrame hasSteps={step !== undefined}>
      <FieldShell
        hasSteps={step !== undefined}
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onValueChange={type}
        onFocus={() => setDraft(toNumberText(reported))}
        onKeyDown={(event) => {
          if (step === undefined || !stepByKeys(event, move)) event.continuePropagation();
        }}
        onBlur={() => {
          setDraft(null);
          onBlur?.();
        }}
        inputRef={caret.ref}
        trailing={
          step === undefined ? undefined : (
            <StepButtons label={rest.label} isDisabled={rest.isDisabled} onStep={onStep} />
          )
        }
      />
    </StepFrame>
  );
}
