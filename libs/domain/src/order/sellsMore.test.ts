import { describe, expect, it } from 'vitest';
import { fromWire } from '../money/paise.ts';
import type { CheckedOrder } from './checkedOrder.ts';
import { sellsMore } from './sellsMore.ts';
import { buy, gtt, paise, sell, stopLoss } from './testing.ts';

const last = fromWire(1000);
const leg = (trigger: number, price: number) => ({ triggerPrice: paise(trigger), price: paise(price) });

const limit = sell({ quantity: 100, price: paise(1020) });
const stop = sell({ ...stopLoss(980, 975), quantity: 100 });
const bareStop = sell({ orderType: 'SL-M', price: null, triggerPrice: paise(980), quantity: 100 });
const target = sell({ ...gtt(1050, 1045), quantity: 100 });
const floor = sell({ ...gtt(950, 945), quantity: 100 });
const both = sell({ ...target, stop: leg(950, 940) });

describe('a change of a sale that waits [I4B-F5]', () => {
  const changes: Array<
    [what: string, before: CheckedOrder, change: Partial<CheckedOrder>, isAsked: boolean]
  > = [
    ['a limit order, more', limit, { quantity: 101 }, true],
    ['a limit order, fewer', limit, { quantity: 99 }, false],
    ['a limit order, cheaper', limit, { price: paise(1019) }, true],
    ['a limit order, dearer', limit, { price: paise(1021) }, false],
    ['a limit order, fewer and cheaper', limit, { quantity: 1, price: paise(1019) }, true],
    ['a stop, more', stop, { quantity: 101 }, true],
    ['a stop, cheaper', stop, { price: paise(970) }, true],
    ['a stop, dearer', stop, { price: paise(978) }, false],
    ['a stop, sooner', stop, { triggerPrice: paise(985) }, true],
    ['a stop, later', stop, { triggerPrice: paise(976) }, false],
    ['a stop without a limit, sooner', bareStop, { triggerPrice: paise(985) }, true],
    ['a stop without a limit, cheaper', bareStop, { triggerPrice: paise(970) }, true],
    ['a stop without a limit, more', bareStop, { quantity: 101 }, true],
    ['a stop without a limit, fewer', bareStop, { quantity: 99 }, false],
    ['a GTT above, more', target, { quantity: 101 }, true],
    ['a GTT above, fewer', target, { quantity: 99 }, false],
    ['a GTT above, cheaper', target, { price: paise(1040) }, true],
    ['a GTT above, dearer', target, { price: paise(1049) }, false],
    ['a GTT above, sooner', target, { triggerPrice: paise(1046) }, true],
    ['a GTT above, later', target, { triggerPrice: paise(1060) }, false],
    ['a GTT above that waits below from now on', target, { triggerPrice: paise(950) }, true],
    ['a GTT below, cheaper', floor, { price: paise(940) }, true],
    ['a GTT below, dearer', floor, { price: paise(949) }, false],
    ['a GTT below, sooner', floor, { triggerPrice: paise(960) }, true],
    ['a GTT below, later', floor, { triggerPrice: paise(946) }, false],
    ['a GTT below that waits above from now on', floor, { triggerPrice: paise(1050) }, true],
    ['a GTT of two legs, more', both, { quantity: 101 }, true],
    ['a GTT of two legs, target sooner', both, { triggerPrice: paise(1046) }, true],
    ['a GTT of two legs, target later', both, { triggerPrice: paise(1060) }, false],
    ['a GTT of two legs, target cheaper', both, { price: paise(1040) }, true],
    ['a GTT of two legs, stop sooner', both, { stop: leg(960, 940) }, true],
    ['a GTT of two legs, stop later', both, { stop: leg(945, 940) }, false],
    ['a GTT of two legs, stop cheaper', both, { stop: leg(950, 930) }, true],
    ['a GTT of two legs, stop dearer', both, { stop: leg(950, 945) }, false],
    ['a GTT that gets a stop', target, { stop: leg(950, 940) }, true],
    ['a GTT whose stop is taken away', both, { stop: null }, false],
    ['nothing else', stop, {}, false],
    // What a purchase costs more is counted in money.
    ['a purchase, more', buy(), { quantity: 1_000_000 }, false],
    [
      'a GTT that buys, sooner',
      buy({ ...gtt(950, 955), quantity: 100 }),
      { triggerPrice: paise(990) },
      false,
    ],
  ];

  it.each(changes.map(([what, before, change, isAsked]) => ({ what, before, change, isAsked })))(
    '$what',
    ({ before, change, isAsked }) => {
      expect(sellsMore(before, { ...before, ...change }, last)).toBe(isAsked);
    },
  );
});
