import type { Notification } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Notice } from '@wealth/ui/popover';
import { noticeLook } from './noticeLook.ts';
import { noticeHref } from '../model/noticeHref.ts';
import { noticeWording } from '../model/noticeWording.ts';

export interface NoticeRowProps {
  notice: Notification;
  /** The day stands above the rows already. */
  isTimeOnly?: boolean;
  /** What it tells of is opened. */
  onFollow?: (() => void) | undefined;
}

/** What happened, in the words of the app, and when. */
export function NoticeRow({ notice, isTimeOnly = false, onFollow }: NoticeRowProps) {
  const t = useMessages('notices');
  const formats = useFormats();
  const { serverClock } = useSession();
  const isMasked = useIsMasked();
  const { title, text } = noticeWording(t, notice, { isMasked });
  const { icon: Icon, tone } = noticeLook(notice);
  const isToday = formats.date(notice.time) === formats.date(serverClock.now());

  return (
    <Notice
      title={title}
      text={text}
      icon={<Icon />}
      tone={tone}
      time={isTimeOnly || isToday ? formats.time(notice.time) : formats.date(notice.time)}
      isUnread={!notice.read}
      href={noticeHref(notice) ?? undefined}
      onPress={onFollow}
    />
  );
}
