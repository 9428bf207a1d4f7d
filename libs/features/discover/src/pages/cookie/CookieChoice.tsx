import { useMessages } from '@wealth/i18n-locale-react';
import { useCookieChoice } from '@wealth/preferences';
import { Card } from '@wealth/ui/card';
import { RadioGroup } from '@wealth/ui/radio-group';

/** What this browser may keep beyond what signing in needs. It counts from the press on, in every tab. */
export function CookieChoice() {
  const t = useMessages('discover');
  const [isKept, keep] = useCookieChoice();

  return (
    <Card title={t('cookieChoiceTitle')}>
      <RadioGroup
        label={t('cookieChoiceLabel')}
        value={isKept ? 'all' : 'necessary'}
        options={[
          { value: 'all', label: t('cookieChoiceAll') },
          { value: 'necessary', label: t('cookieChoiceNecessary') },
        ]}
        onChange={(choice) => keep(choice === 'all')}
      />
      <p className="mt-2 text-detail text-fg-muted">{t('cookieChoiceText')}</p>
    </Card>
  );
}
