import type { Page } from '@playwright/test';

/** Something that a page shows only after a press: a dialog, a drawer, a step. */
export interface View {
  name: string;
  show: (page: Page) => Promise<void>;
}
