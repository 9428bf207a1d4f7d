export { Countdown, type CountdownProps } from './Countdown.tsx';
export type { TimeLeft } from './timeLeft.ts';
