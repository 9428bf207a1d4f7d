import { istDay } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { ok } from '../../http/answer.ts';
import { toWireOffer } from '../../offers/toWireOffer.ts';
import type { Services } from '../../services/services.ts';

/** Operations on waivers of our own charges. */
export function offerOperations({ clock, offers }: Services) {
  return {
    getOffers: handle('getOffers', ({ client }) => {
      const today = istDay(clock.now());
      return ok(offers.table.list(client.id).map((offer) => toWireOffer(offer, offers.table, today)));
    }),
  };
}
