export { StaleMark, type StaleMarkProps } from './StaleMark.tsx';
export { englishStaleMarkTexts, type StaleMarkTexts } from './staleMarkTexts.ts';
