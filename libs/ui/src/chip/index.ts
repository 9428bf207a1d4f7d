export { Chip, FilterChip, type ChipProps, type FilterChipProps } from './Chip.tsx';
export { ChipSelect, type ChipSelectProps } from './ChipSelect.tsx';
export { ChoiceChips, type ChoiceChip, type ChoiceChipsProps } from './ChoiceChips.tsx';
