import { fromPaise, toWire, type Paise } from '@wealth/domain';
import { Button } from '@wealth/ui/button';
import type { ReactNode } from 'react';
import { useFundWords } from './useFundWords.ts';

export interface QuickAmountsProps {
  label: string;
  amounts: readonly Paise[];
  onChoose: (amount: Paise) => void;
  /** Besides the amounts: all that there is. */
  children?: ReactNode;
}

/** Amounts that are put in by a press. */
export function QuickAmounts({ label, amounts, onChoose, children }: QuickAmountsProps) {
  const { amount } = useFundWords();
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2 *:min-w-11">
      {amounts.map((paise) => (
        <Button key={paise} variant="secondary" size="sm" onPress={() => onChoose(fromPaise(paise))}>
          {amount(toWire(paise))}
        </Button>
      ))}
      {children}
    </div>
  );
}
