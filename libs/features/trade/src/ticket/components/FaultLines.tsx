import type { CheckedOrder, OrderFault, OrderField } from '@wealth/domain';
import { limitsHref } from '@wealth/hrefs';
import { Button } from '@wealth/ui/button';
import { AlertIcon, WarningIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import type { ReactNode } from 'react';
import { faultTextOf, nearestText } from '../faultTexts.ts';
import type { ServerFault } from '../model/serverPreview.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords, type TicketWords } from '../useTicketWords.ts';

const tones = {
  error: { box: 'bg-negative-soft', icon: 'text-negative', glyph: <AlertIcon size="sm" /> },
  warning: { box: 'bg-warning-soft', icon: 'text-warning', glyph: <WarningIcon size="sm" /> },
} as const;

interface FaultBoxProps {
  severity: OrderFault['severity'];
  title: string;
  text?: string | undefined;
  /** The ways out. */
  children?: ReactNode;
}

/** The fact, the rule with its figure, and the ways out as buttons: red stops, amber asks. */
export function FaultBox({ severity, title, text, children }: FaultBoxProps) {
  const { box, icon, glyph } = tones[severity];
  return (
    <li className={`flex gap-2.5 rounded-control px-3.5 py-3 text-detail forced-colors:border ${box}`}>
      <span className={`mt-px shrink-0 ${icon}`}>{glyph}</span>
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{title}</strong>
          {text !== undefined && <span className="block text-fg-muted">{text}</span>}
        </p>
        <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
      </div>
    </li>
  );
}

/** What a field is for the faults of an order. `null` is the order as a whole. */
export type FaultPlace = Extract<OrderField, 'quantity' | 'price' | 'triggerPrice'> | null;

const fieldPlaces: readonly FaultPlace[] = ['quantity', 'price', 'triggerPrice'];

/** Where a fault stands: at the first of its fields that the ticket has. */
function placeOf({ fields }: OrderFault): FaultPlace {
  const [first] = fields;
  return fieldPlaces.find((place) => place === first) ?? null;
}

const wirePlaces: Readonly<Record<string, FaultPlace>> = {
  quantity: 'quantity',
  price: 'price',
  trigger_price: 'triggerPrice',
};

const serverPlaceOf = ({ field }: ServerFault): FaultPlace => wirePlaces[field] ?? null;

/** What is missing is asked for once somebody wants to go on. */
const isShown = (fault: OrderFault, isTried: boolean) => isTried || fault.code !== 'required';

export interface FaultLinesProps {
  ticket: Ticket;
  symbol: string;
  place: FaultPlace;
  /** Whether somebody has wanted to go on. */
  isTried: boolean;
  onDeposit: () => void;
}

/** What is wrong at one place of the ticket, the worst first, each with the nearest value that would pass. */
export function FaultLines({ ticket, symbol, place, isTried, onDeposit }: FaultLinesProps) {
  const words = useTicketWords();
  const { faults, reading, change } = ticket;
  const { order, sellable } = ticket.summary;
  const own = faults.filter((fault) => placeOf(fault) === place && isShown(fault, isTried));
  const atServer = (all: readonly ServerFault[] | undefined) =>
    (all ?? []).filter((fault) => serverPlaceOf(fault) === place);
  const errors = own.filter(({ severity }) => severity === 'error');
  const warnings = own.filter(({ severity }) => severity === 'warning');
  const lines = (list: readonly OrderFault[]) =>
    list.map((fault) => (
      <FaultBox key={fault.code} severity={fault.severity} {...faultTextOf(fault, { words, symbol, order })}>
        <WaysOut
          {...{ fault, words, sellable, onDeposit }}
          onUse={(nearest) => change({ kind: 'nearest', nearest })}
        />
      </FaultBox>
    ));
  const serverLines = (list: readonly ServerFault[], severity: OrderFault['severity']) =>
    list.map((fault) => (
      <FaultBox key={`${fault.field} ${fault.code}`} severity={severity} title={fault.message} />
    ));
  return (
    <ul aria-live="polite" className="grid gap-2 empty:hidden">
      {lines(errors)}
      {serverLines(atServer(reading?.serverErrors), 'error')}
      {lines(warnings)}
      {serverLines(atServer(reading?.serverWarnings), 'warning')}
    </ul>
  );
}

/** What the client has forbidden itself leads to where that is set. */
const ownLimitCodes: ReadonlySet<OrderFault['code']> = new Set<OrderFault['code']>([
  'aboveOwnLimit',
  'dailyLossReached',
  'segmentOff',
  'coolingOff',
]);

interface WaysOutProps {
  fault: OrderFault;
  words: TicketWords;
  sellable: number | null;
  onUse: (nearest: Partial<CheckedOrder>) => void;
  onDeposit: () => void;
}

function WaysOut({ fault, words, sellable, onUse, onDeposit }: WaysOutProps) {
  const { t } = words;
  const { nearest } = fault;
  // A quantity that nobody has thought of is no way out.
  const text = fault.code === 'required' ? null : nearestText(nearest, words);
  const canSellAll = fault.code === 'belowMinimum' && sellable !== null && sellable > 0;
  return (
    <>
      {nearest && text !== null && (
        <Button variant="secondary" size="sm" onPress={() => onUse(nearest)}>
          {text}
        </Button>
      )}
      {canSellAll && nearest?.quantity !== sellable && (
        <Button variant="secondary" size="sm" onPress={() => onUse({ quantity: sellable })}>
          {t('sellAll')}
        </Button>
      )}
      {fault.code === 'notEnoughFunds' && (
        <Button variant="secondary" size="sm" onPress={onDeposit}>
          {t('deposit')}
        </Button>
      )}
      {ownLimitCodes.has(fault.code) && (
        <LinkButton variant="secondary" size="sm" href={limitsHref()}>
          {t('ownLimitsOpen')}
        </LinkButton>
      )}
    </>
  );
}
