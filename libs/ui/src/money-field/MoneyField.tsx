import { fromPaise, isPaise, type Paise } from '@wealth/domain';
import { rupeeSign } from '@wealth/i18n-locale';
import { useState } from 'react';
import { FieldShell, type FieldProps } from '../internal/FieldShell.tsx';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { StepButtons, stepByKeys, StepFrame } from '../internal/StepButtons.tsx';
import { useLatest } from '../latest/useLatest.ts';
import { useStableCaret } from '../internal/useStableCaret.ts';
import { MoneyDisplayShell } from './MoneyDisplayShell.tsx';
import {
  caretBefore,
  countSignificant,
  groupMoney,
  readMoneyText,
  toMoneyText,
  toPaise,
} from './moneyText.ts';

export interface MoneyFieldProps extends Omit<FieldProps, 'maxLength' | 'autoComplete'> {
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

interface DeletionKey {
  key: string;
}

/** Steps over a comma, so that Backspace and Delete take the digit behind it away. */
function skipComma(input: HTMLInputElement | null, { key }: DeletionKey) {
  const at = input?.selectionStart ?? null;
  if (input === null || at === null || at !== input.selectionEnd) return;
  if (key === 'Backspace' && input.value[at - 1] === ',') input.setSelectionRange(at - 1, at - 1);
  if (key === 'Delete' && input.value[at] === ',') input.setSelectionRange(at + 1, at + 1);
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
  const caret = useStableCaret(inputRef);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const amount = readAmount(value === undefined ? ownValue : value);
  const plain = draft !== null && toPaise(draft) === amount ? draft : toMoneyText(amount, isPaiseShown);
  const shown = groupMoney(plain);

  function report(text: string) {
    setDraft(text);
    const next = toPaise(text);
    if (next === amount) return;
    setOwnValue(next);
    onChange?.(next);
  }

  function type(typed: string) {
    const right = countSignificant(caret.rightOf(typed));
    const text = readMoneyText(typed) ?? plain;
    caret.place(caretBefore(groupMoney(text), right));
    report(text);
  }

  function move(direction: 1 | -1) {
    if (step === undefined || rest.isReadOnly || rest.isDisabled) return;
    const next = toMoneyText(fromPaise(Math.max(nextOnGrid(amount ?? 0, direction, step), 0)));
    report(readMoneyText(next) ?? plain);
  }

  const onStep = useLatest(move);

  function describe(current: Paise | null) {
    if (!describeAmount) return description;
    // The line is there from the start, so that nothing jumps when the first digit is typed.
    return current === null ? (description ?? '') : describeAmount(current);
  }

  const shell = {
    ...rest,
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    prefix: rupeeSign,
    value: shown,
    description: describe(amount),
    inputRef: caret.ref,
    onValueChange: type,
    onBlur() {
      setDraft(null);
      onBlur?.();
    },
  } as const;

  if (size === 'display') {
    return <MoneyDisplayShell {...shell} onKeyDown={(event) => skipComma(caret.element.current, event)} />;
  }
  return (
    <StepFrame hasSteps={step !== undefined}>
      <FieldShell
        hasSteps={step !== undefined}
        {...shell}
        onKeyDown={(event) => {
          skipComma(caret.element.current, event);
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
