import { toRupees, type Paise } from '@wealth/domain';
import { amountInWords } from '@wealth/i18n-locale';
import { useLanguage } from '@wealth/i18n-locale-react';
import { FaultLines, type ToldFault } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { MoneyField } from '@wealth/ui/money-field';
import { useId, type ReactNode, type Ref } from 'react';
import { faultText, nearestText, type MoneyFault } from './fundFaults.ts';
import { useFundWords } from './useFundWords.ts';

export interface AmountFieldProps {
  label: string;
  value: Paise | null;
  onChange: (amount: Paise | null) => void;
  onBlur: () => void;
  /** Beside the amount in words: the least that can be sent. */
  hint: string;
  faults: readonly MoneyFault[];
  /** Puts the nearest amount in. */
  onNearest: (fault: MoneyFault & { nearest: Paise }) => void;
  /** What puts an end to a fault besides the nearest amount. */
  fixOf?: (fault: MoneyFault) => ReactNode;
  inputRef: Ref<HTMLInputElement>;
}

interface NearestButtonProps extends Pick<AmountFieldProps, 'onNearest'> {
  fault: MoneyFault;
}

function NearestButton({ fault, onNearest }: NearestButtonProps) {
  const words = useFundWords();
  const { nearest } = fault;
  const text = nearestText(fault, words);
  if (nearest === null || text === null) return null;
  return (
    <Button variant="secondary" size="sm" onPress={() => onNearest({ ...fault, nearest })}>
      {text}
    </Button>
  );
}

export interface AmountFaultsProps extends Pick<AmountFieldProps, 'faults' | 'onNearest' | 'fixOf'> {
  id: string;
}

/** What is wrong with an amount, each with the nearest one that would pass. */
export function AmountFaults({ id, faults, onNearest, fixOf }: AmountFaultsProps) {
  const words = useFundWords();
  return (
    <FaultLines
      id={id}
      faults={faults.map((fault): ToldFault => ({
        id: fault.code,
        severity: 'error',
        title: faultText(fault, words),
        fixes: (
          <>
            <NearestButton fault={fault} onNearest={onNearest} />
            {fixOf?.(fault)}
          </>
        ),
      }))}
    />
  );
}

/** The one amount that the form is about, with its words, and what is wrong with it. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onChange, onBlur, hint, faults, onNearest, fixOf, inputRef } = props;
  const { t } = useFundWords();
  const language = useLanguage();
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      <MoneyField
        size="display"
        label={label}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        description={hint}
        describeAmount={(amount) =>
          t('fundAmountInWords', { words: amountInWords(toRupees(amount), language), hint })
        }
        inputRef={inputRef}
        aria-describedby={faults.length > 0 ? id : undefined}
        isInvalid={faults.length > 0}
      />
      <AmountFaults id={id} {...{ faults, onNearest, fixOf }} />
    </div>
  );
}
