export { breakpointOf, createBreakpoint, useBreakpoint, type Breakpoint } from './useBreakpoint.ts';
