import { settlesOn, toWire } from '@wealth/domain';
import type { BodyOf, DataOf } from '@wealth/api-sdk/operations';
import { handle } from '../../dispatch/handle.ts';
import { underKey } from '../../dispatch/underKey.ts';
import { withPinGrant } from '../../dispatch/withPinGrant.ts';
import { typedPaise } from '../../funds/typedPaise.ts';
import { ok, refusals } from '../../http/answer.ts';
import { toWireApplicationFault } from '../../issues/issueTexts.ts';
import { toWireBlock, toWireBoard } from '../../issues/toWireBlock.ts';
import { toWireAllCharges } from '../../orders/wire/toWireDetail.ts';
import type { Services } from '../../services/services.ts';
import { answerAsked } from './issueOperations.ts';

const bidOf = ({ side, quantity, price }: BodyOf<'createBlockBid'>) => ({
  side,
  quantity,
  price: typedPaise(price),
});

/** Operations on block windows and bids in them. */
export function blockOperations(services: Services) {
  const { issues, clock } = services;
  const { blocks } = issues;
  const sourceOf = (clientId: string) => ({ issues, clientId, now: clock.now() });

  return {
    getBlocks: handle('getBlocks', ({ client }) => ok(toWireBoard(sourceOf(client.id)))),
    setBlockNotice: handle('setBlockNotice', ({ client, body }) =>
      services.database.transaction(() => {
        issues.blockNotices.want(client.id, body.wanted);
        return ok(toWireBoard(sourceOf(client.id)));
      }),
    ),
    getBlock: handle('getBlock', ({ client, path }) => {
      const block = blocks.desk.find(path.id);
      return block ? ok(toWireBlock(block, sourceOf(client.id))) : refusals.notFound();
    }),
    previewBlockBid: handle('previewBlockBid', ({ client, body, path }) => {
      const block = blocks.desk.find(path.id);
      if (!block) return refusals.notFound();
      const { faults, value, charges, total, available } = blocks.check({
        clientId: client.id,
        block,
        bid: bidOf(body),
      });
      return ok({
        side: body.side,
        quantity: body.quantity,
        price: body.price,
        value: toWire(value),
        charges: toWireAllCharges(charges),
        total: toWire(total),
        available: body.side === 'BUY' ? available / 100 : available,
        settlement_date: settlesOn(block.session.day),
        errors: faults.map(toWireApplicationFault),
      });
    }),
    createBlockBid: handle('createBlockBid', (input) => {
      const { client, body, header, path } = input;
      const block = blocks.desk.find(path.id);
      if (!block) return refusals.notFound();
      return underKey(services, { clientId: client.id, kind: 'application', header }, () =>
        withPinGrant<DataOf<'createBlockBid'>>(services.grants, input, () =>
          answerAsked(services, blocks.bid({ clientId: client.id, block, bid: bidOf(body) })),
        ),
      );
    }),
  };
}
