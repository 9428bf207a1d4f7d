export { RangeSwitch, standardRanges, type RangeSwitchProps } from './RangeSwitch.tsx';
export { englishRangeSwitchTexts, type RangeSwitchTexts } from './rangeSwitchTexts.ts';
