import { rangeSwitchTexts } from '@wealth/i18n-locale/ui/rangeSwitch';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { SegmentedControl, type SegmentedControlProps } from '../segmented-control/SegmentedControl.tsx';

/** From a day to five years. */
export const standardRanges = ['1D', '1W', '1M', '3M', '1Y', '5Y'] as const;

export interface RangeSwitchProps<Range extends string> {
  /** @default "Range" */
  'aria-label'?: string;
  ranges: readonly Range[];
  value: Range;
  onChange: (range: Range) => void;
  /** What a range is called, where its code is not what the client reads. */
  labelOf?: (range: Range) => string;
  /** Ranges without data ("5Y" of a share listed last month). */
  disabledRanges?: readonly Range[];
  /** @default 'sm' — 'md' on phones */
  size?: SegmentedControlProps<Range>['size'];
  isFullWidth?: boolean;
}

/** How far back a chart looks. It changes the chart beside it and nothing else. */
export function RangeSwitch<Range extends string>({
  ranges,
  labelOf = (range) => range,
  disabledRanges = [],
  'aria-label': label,
  ...rest
}: RangeSwitchProps<Range>) {
  const t = useUiText(rangeSwitchTexts);
  return (
    <SegmentedControl
      {...rest}
      aria-label={label ?? t('range')}
      options={ranges.map((range) => ({
        value: range,
        label: labelOf(range),
        isDisabled: disabledRanges.includes(range),
      }))}
    />
  );
}
