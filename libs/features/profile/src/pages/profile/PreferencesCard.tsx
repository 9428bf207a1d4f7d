import { useMessages } from '@wealth/i18n-locale-react';
import { useCookieChoice } from '@wealth/preferences';
import { Card } from '@wealth/ui/card';
import {
  CompactUnitsRow,
  DensityRow,
  LanguageRow,
  PaletteRow,
  ShowAssetsRow,
  ThemeRow,
} from '../../components/PreferenceRows.tsx';

/** How the app looks. It says whether this browser keeps that, which the visitor chooses on /cookie. */
export function PreferencesCard() {
  const t = useMessages('profile');
  const [isKept] = useCookieChoice();

  return (
    <Card title={t('preferences')} note={isKept ? t('keptOnDevice') : t('notKept')}>
      <div className="divide-y divide-border">
        <ThemeRow />
        <PaletteRow />
        <DensityRow />
        <LanguageRow />
        <CompactUnitsRow />
        <ShowAssetsRow />
      </div>
    </Card>
  );
}
