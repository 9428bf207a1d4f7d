export { Timeline, type TimelineItem, type TimelineProps, type TimelineState } from './Timeline.tsx';
export { englishTimelineTexts, type TimelineTexts } from './timelineTexts.ts';
