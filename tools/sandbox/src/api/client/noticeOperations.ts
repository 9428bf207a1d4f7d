import { toIstIso } from '@wealth/domain';
import * as z from 'zod/mini';
import { noticeLine } from '../../clients/noticeTexts.ts';
import type { StoredNotice } from '../../clients/notices.ts';
import { handle } from '../../dispatch/handle.ts';
import { ok, refusals } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

const paramsSchema = z.record(z.string(), z.string());

function toWireNotice({ id, code, category, params, at, read_at, ...words }: StoredNotice) {
  return {
    id,
    code,
    category,
    message: noticeLine(words),
    params: z.parse(paramsSchema, JSON.parse(params)),
    time: toIstIso(at),
    read: read_at !== null,
  };
}

function getNotifications({ notices }: Services) {
  return handle('getNotifications', ({ client, query: { cursor, limit } }) => {
    const page = notices.page(client.id, { cursor, limit });
    if (!page) return refusals.unknownCursor();
    return ok({
      items: page.rows.map(toWireNotice),
      next_cursor: page.nextCursor,
      unread_count: notices.unreadCount(client.id),
    });
  });
}

function markNotificationsRead({ notices }: Services) {
  return handle('markNotificationsRead', ({ client, body }) => {
    notices.markRead(client.id, body.ids);
    return ok({ unread_count: notices.unreadCount(client.id) });
  });
}

function getAchievements({ achievements }: Services) {
  return handle('getAchievements', ({ client }) =>
    ok(
      achievements.of(client.id).map(({ earnedAt, ...achievement }) => ({
        ...achievement,
        earned_at: earnedAt === null ? null : toIstIso(earnedAt),
      })),
    ),
  );
}

/** Operations on notices and achievements. */
export function noticeOperations(services: Services) {
  return {
    getNotifications: getNotifications(services),
    markNotificationsRead: markNotificationsRead(services),
    getAchievements: getAchievements(services),
  };
}
