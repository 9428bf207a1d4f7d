export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export type { Option as ComboBoxOption } from '../internal/optionList.tsx';
