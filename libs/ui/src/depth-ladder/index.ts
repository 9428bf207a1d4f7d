export { DepthLadder, type DepthLadderProps } from './DepthLadder.tsx';
export type { DepthLevel } from './ladder.ts';
