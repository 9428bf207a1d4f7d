import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';

/** The score of the client's account, and what it is not. */
export function TrustRatingCard({ score }: { score: number }) {
  const t = useMessages('profile');
  const formats = useFormats();
  return (
    <Card
      title={t('trustRating')}
      action={<span className="text-heading tabular-nums">{formats.quantity(score)}</span>}
    >
      <p className="text-detail text-fg-muted">{t('trustRatingText')}</p>
    </Card>
  );
}
