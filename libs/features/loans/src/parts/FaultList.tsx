import { FaultLines, type ToldFault } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { faultText, nearestText, type ShownFault } from './loanFaults.ts';
import { useLoanWords } from './useLoanWords.ts';

export interface FaultListProps {
  id: string;
  faults: readonly ShownFault[];
  /** Puts the nearest amount in. */
  onNearest?: (rupees: number) => void;
}

/** What is wrong, each with the nearest amount that would pass. */
export function FaultList({ id, faults, onNearest }: FaultListProps) {
  const words = useLoanWords();
  return (
    <FaultLines
      id={id}
      faults={faults.map((fault): ToldFault => {
        const { nearest } = fault;
        const text = nearestText(fault, words);
        return {
          id: `${fault.code} ${fault.isin ?? ''}`,
          severity: 'error',
          title: faultText(fault, words),
          ...(text === null || nearest === null || !onNearest
            ? {}
            : {
                fixes: (
                  <Button variant="secondary" size="sm" onPress={() => onNearest(nearest)}>
                    {text}
                  </Button>
                ),
              }),
        };
      })}
    />
  );
}
