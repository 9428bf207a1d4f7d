export { Select, type SelectProps } from './Select.tsx';
export type { Option as SelectOption } from '../internal/optionList.tsx';
