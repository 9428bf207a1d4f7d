export { Chip, FilterChip, type ChipProps, type FilterChipProps } from './Chip.tsx';
