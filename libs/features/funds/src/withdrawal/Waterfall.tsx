import type { WithdrawableLineCode } from '@wealth/api-sdk/codes';
import type { Withdrawable } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import type { ReactNode } from 'react';
import { useFundWords, type FundWords } from '../money/useFundWords.ts';
import { waterfallOf, type FreeStep, type WaterfallBar, type WaterfallStep } from './waterfallOf.ts';

const lineNames = {
  pending_withdrawal: 'waterfallPending',
  waiting_orders: 'waterfallOrders',
  unsettled_sales: 'waterfallSales',
  added_today: 'waterfallAdded',
  ofs_bids: 'waterfallBids',
} as const satisfies Record<WithdrawableLineCode, string>;

const isKnown = (code: string): code is WithdrawableLineCode => Object.hasOwn(lineNames, code);

/** Why a part of the money cannot leave. */
export const lineNameOf = (code: string, t: FundWords['t']) =>
  t(isKnown(code) ? lineNames[code] : 'waterfallOther');

const tones = {
  base: 'bg-border-strong',
  cut: 'bg-brass-line',
  result: 'bg-accent forced-colors:bg-system-highlight',
} as const;

interface BarProps {
  bar: WaterfallBar;
  tone: keyof typeof tones;
}

/** All bars have one scale; the amounts beside them say the same. They hide with the amounts. */
function Bar({ bar, tone }: BarProps) {
  const { isMasked } = useFundWords();
  if (isMasked) return null;
  return (
    <div
      aria-hidden="true"
      className="relative mt-2 h-2 overflow-hidden rounded-full bg-surface-sunken forced-colors:border"
    >
      <div
        className={`absolute inset-y-0 rounded-full ${tones[tone]} forced-colors:bg-system-text`}
        style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
      />
    </div>
  );
}

interface LineProps extends BarProps {
  name: string;
  rupees: number;
  isStrong?: boolean;
  children?: ReactNode;
}

function Line({ name, rupees, bar, tone, isStrong = false, children }: LineProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 py-2.5 ${isStrong ? 'text-body font-semibold' : 'text-detail'}`}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="ml-auto font-medium">
        <Money rupees={rupees} />
      </dd>
      <dd className="w-full">
        <Bar bar={bar} tone={tone} />
        {children}
      </dd>
    </div>
  );
}

export interface WaterfallWays {
  /** Leads to the orders that wait. */
  onOrders: () => void;
  /** Shows the withdrawal that is under way. */
  onPending: () => void;
}

interface FreesProps extends WaterfallWays {
  step: WaterfallStep;
}

/** When a part is free, or what frees it. */
function Frees({ step, onOrders, onPending }: FreesProps) {
  const { t, when } = useFundWords();
  const { code, frees_at: at } = step;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-caption text-fg-muted">
      {at !== null && <span>{t('waterfallFrees', { time: when(at) })}</span>}
      {at === null && code === 'waiting_orders' && <span>{t('waterfallFreesOrders')}</span>}
      {at === null && code === 'pending_withdrawal' && <span>{t('waterfallFreesPending')}</span>}
      {code === 'waiting_orders' && (
        <Button variant="ghost" size="sm" onPress={onOrders}>
          {t('waterfallSeeOrders')}
        </Button>
      )}
      {code === 'pending_withdrawal' && (
        <Button variant="ghost" size="sm" onPress={onPending}>
          {t('withdrawalSeePending')}
        </Button>
      )}
    </div>
  );
}

function FreeRows({ frees }: { frees: readonly FreeStep[] }) {
  const { t, when } = useFundWords();
  if (frees.length === 0) return null;
  return (
    <section
      aria-label={t('waterfallRest')}
      className="grid gap-2 rounded-control border border-border bg-surface p-card text-detail"
    >
      <div className="flex flex-wrap justify-between gap-x-3">
        <h4 className="font-semibold">{t('waterfallRest')}</h4>
        <span className="text-fg-muted">{t('waterfallIfNothing')}</span>
      </div>
      <dl className="grid gap-2">
        {frees.map(({ at, codes, total }) => (
          <div key={at} className="flex flex-wrap justify-between gap-x-3 border-t border-border pt-2">
            <dt className="flex min-w-0 flex-wrap gap-x-4">
              <span className="text-fg-muted">{when(at)}</span>
              <span>{codes.map((code) => lineNameOf(code, t)).join(', ')}</span>
            </dt>
            <dd className="ml-auto font-medium">
              <Money rupees={total} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface WaterfallProps extends WaterfallWays {
  money: Withdrawable;
}

/** Why not the full balance: from the balance to what can leave, a line a reason, with when it is free and what frees it. */
export function Waterfall({ money, ...ways }: WaterfallProps) {
  const { t } = useFundWords();
  const { steps, result, frees } = waterfallOf(money);
  return (
    <div className="grid grid-cols-1 gap-5">
      <dl className="divide-y divide-border">
        <Line name={t('waterfallBalance')} rupees={money.balance} bar={{ left: 0, width: 100 }} tone="base" />
        {steps.map((step) => (
          <Line
            key={`${step.code} ${step.frees_at ?? ''}`}
            name={lineNameOf(step.code, t)}
            rupees={-step.amount}
            bar={step.bar}
            tone="cut"
          >
            <Frees step={step} {...ways} />
          </Line>
        ))}
        <Line name={t('waterfallCanLeave')} rupees={money.withdrawable} bar={result} tone="result" isStrong />
      </dl>
      <FreeRows frees={frees} />
    </div>
  );
}
