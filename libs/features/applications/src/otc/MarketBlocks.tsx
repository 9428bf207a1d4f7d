import { useGetBlocks } from '@wealth/api-sdk/trade';
import type { BlockBoard } from '@wealth/api-sdk/model';
import { fromWire, sumOf, toWire } from '@wealth/domain';
import { useSession } from '@wealth/session';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { Countdown } from '@wealth/ui/countdown';
import { openDrawer } from '@wealth/ui/drawer';
import { OtcIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { BlockTape } from './BlockTape.tsx';
import { useBlockWords } from './useBlockWords.ts';

const windowTexts = { morning: 'morning', afternoon: 'afternoon' } as const;
const statusTexts = { upcoming: 'statusUpcoming', open: 'statusOpen', closed: 'statusClosed' } as const;

/** What was traded in each window of the day, and when the next one begins. */
function Windows({ board, onEnd }: { board: BlockBoard; onEnd: () => void }) {
  const { t, hours, bound, compact, day } = useBlockWords();
  const { serverClock } = useSession();
  const { windows, tape, next } = board;
  return (
    <Card
      title={t('windows')}
      isFlush
      action={
        <Button variant="secondary" size="sm" icon={<OtcIcon size="sm" />} onPress={() => openDrawer('otc')}>
          {t('title')}
        </Button>
      }
    >
      <div className="@container">
        <div className="grid grid-cols-1 @min-[45rem]:grid-cols-3">
          {windows.map(({ window, from, to, status, deals }) => {
            const traded = sumOf(
              tape.filter((deal) => deal.window === window).map(({ value }) => fromWire(value)),
            );
            return (
              <div
                key={window}
                className="grid content-start gap-1 border-b border-border p-card @min-[45rem]:border-r @min-[45rem]:border-b-0"
              >
                <p className="flex flex-wrap items-center justify-between gap-x-3 text-detail">
                  <span>
                    <span className="font-semibold">{t(windowTexts[window])}</span>{' '}
                    <span className="text-fg-muted">{hours(from, to)}</span>
                  </span>
                  <Badge tone={status === 'open' ? 'positive' : 'neutral'}>{t(statusTexts[status])}</Badge>
                </p>
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="text-heading font-semibold">{compact(toWire(traded))}</span>
                  <span className="text-detail text-fg-muted">{t('dealCount', { count: deals })}</span>
                </p>
              </div>
            );
          })}
          <div className="grid content-start gap-1 p-card text-detail">
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <span>
                <span className="font-semibold">{t('next')}</span>{' '}
                <span className="text-fg-muted">
                  {t('nextAt', { day: day(next.from), hours: hours(next.from, next.to) })}
                </span>
              </span>
              <Countdown
                key={next.from}
                form="text"
                until={Date.parse(next.from)}
                clock={serverClock.now}
                onEnd={onEnd}
              />
            </p>
            <p className="text-fg-muted">{t('rulesShort', { amount: bound(board.minimum) })}</p>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The block windows of the day with their public tape, above the instruments of the market. */
export function MarketBlocks() {
  const { t, issueText } = useBlockWords();
  const query = useGetBlocks({ query: { meta: { claims: () => true } } });
  const { data: board } = query;
  if (!board) {
    const texts = {
      failedTitle: t('boardFailed'),
      failedText: issueText('nothingChanged'),
      skeleton: <SkeletonRows rows={4} />,
    };
    return <Card title={t('windows')} state={cardStateOf(query, texts)} />;
  }
  return (
    <>
      <Windows board={board} onEnd={() => void query.refetch()} />
      <BlockTape deals={board.tape} query={query} />
      <p className="text-caption text-fg-muted">{t('ownWindow')}</p>
    </>
  );
}
