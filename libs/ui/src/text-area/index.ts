export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { englishTextAreaTexts, type TextAreaTexts } from './textAreaTexts.ts';
