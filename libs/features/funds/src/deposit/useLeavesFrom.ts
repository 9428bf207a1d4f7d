import { addDays, istDay, istInstant } from '@wealth/domain';
import { useSession } from '@wealth/session';
import { useFundWords } from '../money/useFundWords.ts';

/** When what is added today can leave again. */
export function useLeavesFrom(): string {
  const { t, when } = useFundWords();
  const { serverClock } = useSession();
  const tomorrow = addDays(istDay(serverClock.now()), 1);
  return t('depositLeavesFrom', { time: when(istInstant(tomorrow, 0)) });
}
