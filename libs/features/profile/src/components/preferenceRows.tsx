import { formatCompact, languageName, languages } from '@wealth/i18n-locale';
import { useFormats, useMessages, useRegion } from '@wealth/i18n-locale-react';
import { compactUnitsOf, usePreference } from '@wealth/preferences';
import { Button } from '@wealth/ui/button';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { Switch } from '@wealth/ui/switch';
import { PreferenceRow } from './PreferenceRow.tsx';

/** Rupees; shows both forms with all their digits. */
const sample = 3_736_000;

/** System, light or dark. */
export function ThemeRow() {
  const t = useMessages('profile');
  const [theme, setTheme] = usePreference('theme');
  return (
    <PreferenceRow label={t('theme')} hint={t('themeHint')}>
      <SegmentedControl
        isFullWidth
        aria-label={t('theme')}
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'system', label: t('themeSystem') },
          { value: 'light', label: t('themeLight') },
          { value: 'dark', label: t('themeDark') },
        ]}
      />
    </PreferenceRow>
  );
}

/** Green and red, or the pair that colour-vision deficiency can tell apart. */
export function PaletteRow() {
  const t = useMessages('profile');
  const [palette, setPalette] = usePreference('palette');
  return (
    <PreferenceRow label={t('palette')} hint={t('paletteHint')}>
      <SegmentedControl
        isFullWidth
        aria-label={t('palette')}
        value={palette}
        onChange={setPalette}
        options={[
          { value: 'standard', label: t('paletteStandard') },
          { value: 'safe', label: t('paletteSafe') },
        ]}
      />
    </PreferenceRow>
  );
}

/** How high rows and controls are. */
export function DensityRow() {
  const t = useMessages('profile');
  const [density, setDensity] = usePreference('density');
  return (
    <PreferenceRow label={t('density')} hint={t('densityHint')}>
      <SegmentedControl
        isFullWidth
        aria-label={t('density')}
        value={density}
        onChange={setDensity}
        options={[
          { value: 'comfortable', label: t('densityComfortable') },
          { value: 'compact', label: t('densityCompact') },
        ]}
      />
    </PreferenceRow>
  );
}

/** Each language calls itself by its own name, for whoever cannot read the current one. */
export function LanguageRow() {
  const t = useMessages('profile');
  const [language, setLanguage] = usePreference('language');
  return (
    <PreferenceRow label={t('language')} hint={t('languageHint')}>
      <SegmentedControl
        isFullWidth
        aria-label={t('language')}
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
      />
    </PreferenceRow>
  );
}

/** Country and time zone of the display, and the way to another choice. */
export function RegionRow({ onChange }: { onChange: () => void }) {
  const t = useMessages('profile');
  const { country, locale, timeZone } = useRegion();
  const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country;
  return (
    <PreferenceRow label={t('region')} hint={t('regionSummary', { country: name, timeZone })}>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onPress={onChange}>
        {t('regionChange')}
      </Button>
    </PreferenceRow>
  );
}

/** Shows each choice by the figure it makes. */
export function CompactUnitsRow() {
  const t = useMessages('profile');
  const { region } = useFormats();
  const [chosen, setUnits] = usePreference('compactUnits');
  const units = compactUnitsOf({ compactUnits: chosen, country: region.country });
  return (
    <PreferenceRow label={t('compactUnits')} hint={t('compactUnitsHint')}>
      <SegmentedControl
        isFullWidth
        aria-label={t('compactUnits')}
        value={units}
        onChange={setUnits}
        options={[
          { value: 'international', label: formatCompact(sample, { units: 'international', region }) },
          { value: 'indian', label: formatCompact(sample, { units: 'indian', region }) },
        ]}
      />
    </PreferenceRow>
  );
}

/** Whether amounts are shown at all. */
export function ShowAssetsRow() {
  const t = useMessages('profile');
  const [isShown, setShown] = usePreference('showAssets');
  return (
    <div className="py-3">
      <Switch
        layout="row"
        label={t('showAssets')}
        description={t('showAssetsHint')}
        isSelected={isShown}
        onChange={setShown}
      />
    </div>
  );
}

/** Whether single letters act on the symbol that has the focus. */
export function LetterKeysRow() {
  const t = useMessages('profile');
  const [areOn, setOn] = usePreference('letterKeys');
  return (
    <div className="py-3">
      <Switch
        layout="row"
        label={t('letterKeys')}
        description={t('letterKeysHint')}
        isSelected={areOn}
        onChange={setOn}
      />
    </div>
  );
}
