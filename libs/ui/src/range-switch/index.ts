export { RangeSwitch, standardRanges, type RangeSwitchProps } from './RangeSwitch.tsx';
