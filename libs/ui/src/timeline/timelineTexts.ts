/** What a Timeline says of its steps beside the colours; the current one is marked for assistive technology. */
export interface TimelineTexts {
  done: string;
  refused: string;
}

export const englishTimelineTexts: TimelineTexts = { done: 'Done', refused: 'Refused' };
