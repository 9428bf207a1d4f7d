export interface BreadcrumbTexts {
  /** Names the landmark. */
  label: string;
}

export const englishBreadcrumbTexts: BreadcrumbTexts = { label: 'You are here' };
