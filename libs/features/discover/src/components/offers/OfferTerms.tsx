import { Card } from '@wealth/ui/card';
import { useOfferWords } from './useOfferWords.ts';

const terms = ['termBySelf', 'termFirst', 'termSeen', 'termCash', 'termTrades'] as const;

/** What holds for every waiver. */
export function OfferTerms() {
  const { t } = useOfferWords();
  return (
    <Card title={t('terms')}>
      <ul className="grid list-disc gap-2 pl-5 text-detail">
        {terms.map((term) => (
          <li key={term}>{t(term)}</li>
        ))}
      </ul>
    </Card>
  );
}
