export { DepthLadder, type DepthLadderProps } from './DepthLadder.tsx';
export { englishDepthLadderTexts, type DepthLadderTexts } from './depthLadderTexts.ts';
export type { DepthLevel } from './ladder.ts';
