import type { ActionSide } from '@wealth/api-sdk/model';
import type { Formats } from '@wealth/i18n-locale';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { PrivateFigure, useActionWords } from '@wealth/parts';
import { Link } from '@wealth/ui/link';
import { useOrderWords } from '../core/words/useOrderWords.ts';
import type { ChangedShares } from './joinedRows.ts';

interface OfAction {
  action: ChangedShares;
}

/** The second line of a cell; a compact row has one line. */
const note = 'row-note text-caption in-data-cut:truncate text-fg-subtle';

interface ActionLinkProps extends OfAction {
  /** Without its weekday, where there is little room. @default false */
  isShort?: boolean;
}

/** The ex-date; it leads to what the action did. */
export function ActionLink({ action, isShort = false }: ActionLinkProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const { nameOf } = useActionWords();
  const { id, ex_date: day, instrument } = action;
  const at = `${day}T00:00:00+05:30`;
  return (
    <Link
      tone="quiet"
      href={deepHref.corporateAction(id)}
      aria-label={t('openAction', {
        action: nameOf(action),
        symbol: instrument.symbol,
        day: formats.day(day),
      })}
    >
      {isShort ? formats.marketDay(at, { hasYear: true }) : words.dayOf(at)}
    </Link>
  );
}

export function ActionDateCell({ action }: OfAction) {
  const t = useMessages('orders');
  return (
    <>
      <span className="row-lead">
        <ActionLink action={action} />
      </span>
      <span className={note}>{t('exDateNote')}</span>
    </>
  );
}

/** "100", or "50 TARANG" of another share. */
function sideText(
  { instrument, quantity }: ActionSide,
  { instrument: own }: ChangedShares,
  formats: Formats,
) {
  const units = formats.quantity(quantity);
  return instrument.symbol === own.symbol ? units : `${units} ${instrument.symbol}`;
}

/** How many shares there were before and after: "100 → 200", after a demerger of both. */
export function UnitsCell({ action }: OfAction) {
  const t = useMessages('orders');
  const formats = useFormats();
  const { before, after } = action;
  const text = {
    before: formats.quantity(before.quantity),
    after: after.map((side) => sideText(side, action, formats)).join(' + '),
  };
  return <PrivateFigure>{t('unitsChange', text)}</PrivateFigure>;
}

/** What the company did, in two lines; a compact row has one. */
export function ActionNameCell({ action }: OfAction) {
  const { nameOf } = useActionWords();
  return (
    <span className="block text-detail whitespace-normal line-clamp-2 in-data-cut:truncate">
      {nameOf(action)}
    </span>
  );
}

/** The ISIN before and after it. */
export function IsinCell({ action }: OfAction) {
  const t = useMessages('orders');
  const { isin_before: before, isin_after: after } = action;
  return (
    <>
      <span className="row-lead text-caption tabular-nums">{before}</span>
      <span className={`${note} tracking-tight`}>
        {before === after ? t('isinKept') : t('isinBecomes', { isin: after })}
      </span>
    </>
  );
}

/** Beneath the name of a row on a phone: when, and what. */
export function PhoneAction({ action }: OfAction) {
  const { nameOf } = useActionWords();
  return (
    <>
      <ActionLink action={action} isShort /> · {nameOf(action)}
    </>
  );
}
