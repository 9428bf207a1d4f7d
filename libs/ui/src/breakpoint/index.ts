export { useBreakpoint, type Breakpoint } from './useBreakpoint.ts';
export { useIsWide } from './useIsWide.ts';
