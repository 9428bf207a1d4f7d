import { TrustIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { useFundWords } from '../money/useFundWords.ts';

/** Nobody may ask for money before money leaves. */
export function WithdrawalSafety() {
  const { t } = useFundWords();
  return <Note icon={<TrustIcon size="sm" />}>{t('withdrawalSafety')}</Note>;
}
