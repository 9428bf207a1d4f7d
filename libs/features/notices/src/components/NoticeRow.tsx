import type { Notification } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { Notice } from '@wealth/ui/popover';
import { noticeLook } from './noticeLook.ts';
import { noticeWording } from '../model/noticeWording.ts';

export interface NoticeRowProps {
  notice: Notification;
  /** The day stands above the rows already. */
  isTimeOnly?: boolean;
}

/** What happened, in the words of the app, and when. */
export function NoticeRow({ notice, isTimeOnly = false }: NoticeRowProps) {
  const t = useMessages('notices');
  const formats = useFormats();
  const { serverClock } = useSession();
  const { title, text } = noticeWording(t, notice);
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
    />
  );
}
