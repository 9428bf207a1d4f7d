export { Notice, type NoticeProps } from './Notice.tsx';
export { englishNoticeTexts, type NoticeTexts } from './noticeTexts.ts';
export { Popover, type PopoverActions, type PopoverProps } from './Popover.tsx';
