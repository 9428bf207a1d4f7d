/** What a RangeSwitch says. */
export interface RangeSwitchTexts {
  /** Name of the group. */
  range: string;
}

export const englishRangeSwitchTexts: RangeSwitchTexts = { range: 'Range' };
