import { deepHref } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useCookieChoice } from '@wealth/preferences';
import { Card } from '@wealth/ui/card';
import { LinkButton } from '@wealth/ui/link';
import { PreferenceRow } from '../../components/PreferenceRow.tsx';
import {
  CompactUnitsRow,
  DensityRow,
  LanguageRow,
  LetterKeysRow,
  PaletteRow,
  RegionRow,
  ShowAssetsRow,
  ThemeRow,
} from '../../components/preferenceRows.tsx';
import { SystemNoticesRow } from '../../components/SystemNoticesRow.tsx';

export interface PreferencesCardProps {
  /** Opens the choice of country, time zone and language, which the app has; absent where it has none. */
  onChangeRegion?: () => void;
}

/** How the app looks. It says whether this browser keeps that, which the visitor chooses on /cookie. */
export function PreferencesCard({ onChangeRegion }: PreferencesCardProps) {
  const t = useMessages('profile');
  const [isKept] = useCookieChoice();

  return (
    <Card title={t('preferences')} note={isKept ? t('keptOnDevice') : t('notKept')}>
      <div className="divide-y divide-border">
        <ThemeRow />
        <PaletteRow />
        <DensityRow />
        <LanguageRow />
        {onChangeRegion && <RegionRow onChange={onChangeRegion} />}
        <CompactUnitsRow />
        <ShowAssetsRow />
        <LetterKeysRow />
        <SystemNoticesRow />
        <PreferenceRow label={t('priceAlerts')} hint={t('priceAlertsHint')}>
          <LinkButton variant="secondary" size="sm" href={deepHref.alerts()}>
            {t('openAlerts')}
          </LinkButton>
        </PreferenceRow>
        <PreferenceRow label={t('limits')} hint={t('limitsHint')}>
          <LinkButton variant="secondary" size="sm" href={deepHref.limits()}>
            {t('openLimits')}
          </LinkButton>
        </PreferenceRow>
      </div>
    </Card>
  );
}
