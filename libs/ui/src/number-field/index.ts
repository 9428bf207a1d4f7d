export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export { englishStepButtonTexts, type StepButtonTexts } from './stepButtonTexts.ts';
