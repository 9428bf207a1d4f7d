export { ScrollProgress, type ScrollProgressProps } from './ScrollProgress.tsx';
export { englishScrollProgressTexts, type ScrollProgressTexts } from './scrollProgressTexts.ts';
