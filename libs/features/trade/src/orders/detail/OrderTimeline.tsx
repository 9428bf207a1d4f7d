import type { OrderDetail } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { PrivateFigure, StepTimeline, useServerText } from '@wealth/parts';
import { Tag } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { orderStatuses } from '../../core/status/orderStatuses.ts';
import { orderSteps, toldSteps, type ToldStep } from '../model/orderSteps.ts';
import { useOrderWords } from '../../core/words/useOrderWords.ts';

/** What a step was: the trades that made it, our words for its reason, and the exchange's own beside them. */
function StepText({ step: { reason, status, trades, folded } }: { step: ToldStep }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const serverText = useServerText();
  const ours = reason === null ? null : words.reasonOf(reason);
  return (
    <>
      {folded > 0 && (
        <PrivateFigure>
          {t('fillsFolded', {
            shown: formats.quantity(folded),
            quantity: formats.quantity(trades.reduce((sum, { quantity }) => sum + quantity, 0)),
          })}
        </PrivateFigure>
      )}
      {(folded > 0 ? [] : trades).map(({ id, quantity, price }) => (
        <span key={id} className="block">
          <PrivateFigure>
            {t('tradeOf', { quantity: formats.quantity(quantity), price: formats.price(price) })}
          </PrivateFigure>
        </span>
      ))}
      {ours !== null && <span className="block text-fg">{ours}</span>}
      <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-caption">
        <Tag>{reason?.code ?? status}</Tag>
        {reason !== null && reason.message !== ours && (
          <span className="min-w-0 wrap-anywhere">
            {t('exchangeSays', { message: serverText(reason.message) })}
          </span>
        )}
      </span>
    </>
  );
}

/** What happened to an order, in the exchange's words and ours. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const words = useOrderWords();
  const placedOn = istDay(Date.parse(order.placed_at));
  return (
    <Card title={t('whatHappened')} note={t('whatHappenedNote')}>
      <StepTimeline
        aria-label={t('whatHappened')}
        steps={toldSteps(orderSteps(order)).map((step) => ({
          id: step.id,
          mark: step.mark,
          at: step.at,
          dueBy: step.dueBy,
          title: t(orderStatuses[step.status].step),
          time:
            istDay(Date.parse(step.time)) === placedOn
              ? words.timeOf(step.time)
              : t('dayAndTime', { day: words.dayOf(step.time), time: words.timeOf(step.time) }),
          text: <StepText step={step} />,
        }))}
      />
    </Card>
  );
}
