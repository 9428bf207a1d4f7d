import { calendarDay, isCalendarDay, istDay } from '@wealth/domain';
import { waiverRules } from '@wealth/domain/offers';
import * as z from 'zod/mini';
import { failure, ok, type Answer } from '../http/answer.ts';
import { toWireOffer } from '../offers/toWireOffer.ts';
import type { Services } from '../services/services.ts';
import { command, type Command } from './command.ts';

const grantSchema = z.object({
  mobile: z.string().check(z.regex(/^[6-9]\d{9}$/)),
  /** How many charges it waives. */
  uses: z._default(z.int().check(z.gte(1), z.lte(waiverRules.mostUses)), 1),
  /** Its last day, YYYY-MM-DD; a year from now when absent. */
  valid_until: z.optional(z.string()),
});

function grantOffer(services: Services): Command {
  const { clients, clock, offers } = services;
  return command(grantSchema, ({ mobile, uses, valid_until: day }): Answer => {
    const client = clients.byMobile(mobile);
    if (!client) return failure(404, `No client has the mobile ${mobile}.`);
    const today = istDay(clock.now());
    if (day !== undefined && (!isCalendarDay(day) || day < today)) {
      return failure(400, 'The last day is a day from today on, YYYY-MM-DD.');
    }
    const validUntil = day === undefined ? undefined : calendarDay(day);
    const granted = offers.grant(client.id, { uses, validUntil });
    return granted
      ? ok(toWireOffer(granted, offers.table, today))
      : failure(
          409,
          'Offers are not enabled for this client: npm run sandbox -- rights <mobile> allow_bonus given',
        );
  });
}

/** What the back office grants. */
export const offerCommands = (services: Services): Readonly<Record<string, Command>> => ({
  'POST /sandbox/v1/offers/grant': grantOffer(services),
});
