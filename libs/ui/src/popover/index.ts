export { Notice, type NoticeProps } from './Notice.tsx';
export { Popover, type PopoverActions, type PopoverProps } from './Popover.tsx';
