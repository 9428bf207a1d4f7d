export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export { englishComboBoxTexts, type ComboBoxTexts } from './comboBoxTexts.ts';
export type { Option as ComboBoxOption } from '../internal/optionList.tsx';
