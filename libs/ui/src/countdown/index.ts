export { Countdown, type CountdownProps } from './Countdown.tsx';
export { englishCountdownTexts, type CountdownTexts } from './countdownTexts.ts';
export type { TimeLeft } from './timeLeft.ts';
