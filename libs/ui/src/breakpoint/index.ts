export { useBreakpoint, type Breakpoint } from './useBreakpoint.ts';
