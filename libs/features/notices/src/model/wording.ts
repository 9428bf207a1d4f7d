import type { Notification } from '@wealth/api-sdk/model';
import type { Translate } from '@wealth/i18n-locale';

export interface NoticeWording {
  title: string;
  /** Empty for a line of the server. */
  text: string;
}

export type T = Translate<'notices'>;
export type Params = Notification['params'];
/** Reads a value of a notice. @param known - What it may be where the text depends on it. */
export type Read = (name: string, known?: readonly string[]) => string;
export type Wording = (t: T, read: Read) => NoticeWording;
