export { DateField, type DateFieldProps } from './DateField.tsx';
export { englishDateFieldTexts, type DateFieldTexts } from './dateFieldTexts.ts';
