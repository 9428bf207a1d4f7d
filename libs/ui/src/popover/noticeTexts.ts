/** What a Notice says. */
export interface NoticeTexts {
  /** Said before a notice that was not read yet; drawn as a dot. */
  unread: string;
}

export const englishNoticeTexts: NoticeTexts = { unread: 'Unread' };
