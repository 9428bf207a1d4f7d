import { TrustIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { useFundWords } from '../money/useFundWords.ts';

/** What nobody asks for: who does is a fraudster. */
export function DepositSafety() {
  const { t } = useFundWords();
  return (
    <Note icon={<TrustIcon size="sm" />} title={t('depositSafetyTitle')}>
      {t('depositSafety')}
    </Note>
  );
}
