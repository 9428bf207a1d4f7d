import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';

const unknown = [
  'unknownSlab',
  'unknownBasic',
  'unknownElsewhere',
  'unknownSurcharge',
  'unknownDays',
] as const;

/** What the report cannot know, and what it is not. */
export function UnknownCard() {
  const t = useMessages('tax');
  return (
    <Card title={t('unknown')}>
      <ul className="grid list-disc gap-1.5 pl-5 text-detail text-fg-muted">
        {unknown.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Card>
  );
}
