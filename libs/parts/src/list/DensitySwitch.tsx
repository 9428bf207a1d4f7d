import { useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { SegmentedControl } from '@wealth/ui/segmented-control';

export type Density = 'comfortable' | 'compact';

export interface DensitySwitchProps {
  /** How close the rows of this page stand; undefined for what the client prefers everywhere. */
  value: Density | undefined;
  /** Undefined where the page stands as everywhere again. */
  onChange: (density: Density | undefined) => void;
}

/** How close the rows of one page stand. */
export function DensitySwitch({ value, onChange }: DensitySwitchProps) {
  const t = useMessages('parts');
  const [preferred] = usePreference('density');
  return (
    <SegmentedControl
      aria-label={t('density')}
      value={value ?? preferred}
      onChange={(next) => onChange(next === preferred ? undefined : next)}
      options={[
        { value: 'comfortable', label: t('densityComfortable') },
        { value: 'compact', label: t('densityCompact') },
      ]}
    />
  );
}
