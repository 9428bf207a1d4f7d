import { fromPaise, isPaise, type Paise } from '@wealth/domain';
import { rupeeSign } from '@wealth/i18n-locale';
import { useState, type ReactNode } from 'react';
import { FieldShell, type FieldProps } from '../internal/FieldShell.tsx';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { StepButtons, stepByKeys, StepFrame } from '../internal/StepButtons.tsx';
import { useLatest } from '../latest/useLatest.ts';
import { writeFigure } from '../internal/typedFigure.ts';
import { useTypedFigure } from '../internal/useTypedFigure.ts';
import { MoneyDisplayShell } from './MoneyDisplayShell.tsx';
import { isTypable, readMoneyText, toMoneyText, toPaise } from './moneyText.ts';

export interface MoneyFieldProps extends Omit<FieldProps, 'maxLength' | 'autoComplete'> {
  /** A button inside of the box, such as another way to say how much. */
  beside?: ReactNode;
  /** Whole paise, zero or more. Anything else shows as empty. */
  value?: Paise | null;
  /** @default null */
  defaultValue?: Paise | null;
  /** Gets the exact amount, or null while there is none. */
  onChange?: (amount: Paise | null) => void;
  /** @default 'field' — 'display' is the one amount that a whole form is about, in the largest figures. */
  size?: 'field' | 'display';
  /**
   * The description that goes with an amount, in place of `description`: the amount in words, its minimum. Not called
   * without an amount.
   */
  describeAmount?: (amount: Paise) => string;
  /** Two digits of paise in any case while the box is not in use, as prices have them. @default false */
  isPaiseShown?: boolean;
  /** Paise; offers minus and plus, and the arrow keys, to the next multiple of it. */
  step?: Paise;
}

function readAmount(stored: unknown): Paise | null {
  return typeof stored === 'number' && isPaise(stored) && stored >= 0 ? stored : null;
}

/**
 * An amount in rupees, grouped the Indian way while it is typed, with the caret between the same digits.
 *
 * The value is exact: whole paise of `@wealth/domain`, never a float.
 */
export function MoneyField(props: MoneyFieldProps) {
  return <FieldInForm View={MoneyFieldView} props={props} read={readAmount} />;
}

/** The next multiple of the step: from an amount between two of them, the nearer one in that direction. */
function nextOnGrid(amount: number, direction: 1 | -1, step: number): number {
  return direction === 1 ? (Math.floor(amount / step) + 1) * step : (Math.ceil(amount / step) - 1) * step;
}

function MoneyFieldView({
  value,
  defaultValue = null,
  onChange,
  onBlur,
  inputRef,
  size = 'field',
  describeAmount,
  isPaiseShown,
  step,
  description,
  ...rest
}: MoneyFieldProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const amount = readAmount(value === undefined ? ownValue : value);
  const figure = useTypedFigure<Paise>({
    value: amount,
    valueOf: toPaise,
    writeAtRest: (paise, writing) => writeFigure(toMoneyText(paise, isPaiseShown), writing),
    read: readMoneyText,
    isGrouped: true,
    inputRef,
    onChange(next) {
      setOwnValue(next);
      onChange?.(next);
    },
  });

  function move(direction: 1 | -1) {
    if (step === undefined || rest.isReadOnly || rest.isDisabled) return;
    const next = toMoneyText(fromPaise(Math.max(nextOnGrid(amount ?? 0, direction, step), 0)), isPaiseShown);
    if (isTypable(next)) figure.put(next);
  }

  const onStep = useLatest(move);

  function describe(current: Paise | null) {
    if (!describeAmount) return description;
    // The line is there from the start, so that nothing jumps when the first digit is typed.
    return current === null ? (description ?? '') : describeAmount(current);
  }

  const shell = {
    ...rest,
    errorMessage: figure.unread ?? rest.errorMessage,
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    prefix: rupeeSign,
    value: figure.shown,
    description: describe(amount),
    inputRef: figure.ref,
    onValueChange: figure.type,
    onBlur() {
      figure.leave();
      onBlur?.();
    },
  } as const;

  if (size === 'display') {
    return <MoneyDisplayShell {...shell} onKeyDown={figure.skipSign} />;
  }
  return (
    <StepFrame hasSteps={step !== undefined}>
      <FieldShell
        hasSteps={step !== undefined}
        {...shell}
        onKeyDown={(event) => {
          figure.skipSign(event);
          if (step === undefined || !stepByKeys(event, move)) event.continuePropagation();
        }}
        trailing={
          step === undefined ? undefined : (
            <StepButtons label={rest.label} isDisabled={rest.isDisabled} onStep={onStep} />
          )
        }
      />
    </StepFrame>
  );
}
