export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export { englishCopyButtonTexts, type CopyButtonTexts } from './copyButtonTexts.ts';
