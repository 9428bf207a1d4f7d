export { Clock, type ClockProps } from './Clock.tsx';
export { useNow, type NowOptions } from './useNow.ts';
