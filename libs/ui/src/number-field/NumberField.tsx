import { useState, type ReactNode } from 'react';
import { FieldShell, type FieldProps } from '../internal/FieldShell.tsx';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { readNumber } from '../internal/FormBinding.tsx';
import { StepButtons, stepByKeys, StepFrame } from '../internal/StepButtons.tsx';
import { useLatest } from '../latest/useLatest.ts';
import { plainFigure, writeFigure } from '../internal/typedFigure.ts';
import { useTypedFigure, type Writing } from '../internal/useTypedFigure.ts';
import { readNumberText, steppedNumber, toNumber, toNumberText } from './numberText.ts';

export interface NumberFieldProps extends Omit<FieldProps, 'maxLength' | 'autoComplete'> {
  /** A button inside of the box, such as another way to say how much. */
  beside?: ReactNode;
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
  /** How the number reads while nobody types it ("1,80,000"); its digits are grouped while it is typed, too. */
  formatValue?: (value: number) => string;
}

/** A plain number: a quantity, a percentage, a tenure. Amounts of money go into a MoneyField, which is exact. */
export function NumberField(props: NumberFieldProps) {
  return <FieldInForm View={NumberFieldView} props={props} read={readNumber} />;
}

/** The format of a caller says less than was typed where it rounds: then every decimal is shown. */
function atRest(format: NumberFieldProps['formatValue'], value: number, { region, signs }: Writing): string {
  const plain = toNumberText(value);
  const grouped = writeFigure(plain, { region, signs });
  if (!format) return plain.replace('.', signs.decimal);
  const formatted = format(value);
  const digits = plainFigure(formatted, signs);
  return digits !== null && toNumber(digits) !== value ? grouped : formatted;
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
  const [ownValue, setOwnValue] = useState(defaultValue);
  const reported = readNumber(value === undefined ? ownValue : value);
  const figure = useTypedFigure({
    value: reported,
    valueOf: toNumber,
    writeAtRest: (number, writing) => atRest(formatValue, number, writing),
    read: readNumberText,
    isGrouped: formatValue !== undefined,
    inputRef,
    onChange(next) {
      setOwnValue(next);
      onChange?.(next);
    },
  });

  function move(direction: 1 | -1) {
    if (step === undefined || rest.isReadOnly || rest.isDisabled) return;
    figure.put(toNumberText(steppedNumber(reported, direction, { step, minimum, maximum })));
  }

  const onStep = useLatest(move);

  return (
    <StepFrame hasSteps={step !== undefined}>
      <FieldShell
        hasSteps={step !== undefined}
        {...rest}
        errorMessage={figure.unread ?? rest.errorMessage}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={figure.shown}
        onValueChange={figure.type}
        onKeyDown={(event) => {
          figure.skipSign(event);
          if (step === undefined || !stepByKeys(event, move)) event.continuePropagation();
        }}
        onBlur={() => {
          figure.leave();
          onBlur?.();
        }}
        inputRef={figure.ref}
        trailing={
          step === undefined ? undefined : (
            <StepButtons label={rest.label} isDisabled={rest.isDisabled} onStep={onStep} />
          )
        }
      />
    </StepFrame>
  );
}
