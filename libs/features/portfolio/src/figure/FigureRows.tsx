import type { FigureLine } from '@wealth/api-sdk/model';
import { deepHref, figureNames, taxFigureNames, type FigureReference } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { ChevronDownIcon, ChevronRightIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Link } from '@wealth/ui/link';
import { useState, type ReactNode } from 'react';
import { isOfLots, lineValue, type FigureGroup } from '../model/figureGroups.ts';
import { useFigureWords } from './useFigureWords.ts';

/** Rows that are shown at once; more come by a press. */
const rowsOfPage = 50;

const cell =
  'px-2 py-2.5 text-end align-top wrap-anywhere tabular-nums max-tablet:[&_.figure]:whitespace-normal';
const wideCell = `${cell} max-tablet:hidden`;

interface OpenFigure {
  onOpen: (figure: Pick<FigureReference, 'id' | 'isin'>) => void;
}

/** The name of a line, as the way to what it comes from where there is a page or a figure of that. */
function LineName({ line, onOpen }: OpenFigure & { line: FigureLine }) {
  const { lineName } = useFigureWords();
  const { source, instrument } = line;
  const name = instrument && line.code === 'holding' ? instrument.symbol : lineName(line);
  const figure = [...figureNames, ...taxFigureNames].find((id) => id === source.id);
  if (source.kind === 'figure' && figure !== undefined) {
    return <Link onPress={() => onOpen({ id: figure, isin: line.isin })}>{name}</Link>;
  }
  if (source.kind === 'order') return <Link href={deepHref.order({ id: source.id })}>{name}</Link>;
  if (source.kind === 'action') return <Link href={deepHref.corporateAction(source.id)}>{name}</Link>;
  if (source.kind === 'record') return <Link href={deepHref.record(source.id)}>{name}</Link>;
  return name;
}

/** Where the line comes from, and of what its price is, beneath its name. */
function LineNotes({ line, hasSymbol }: { line: FigureLine; hasSymbol: boolean }) {
  const t = useMessages('figures');
  const { priceNote, baseNote } = useFigureWords();
  const notes = [
    hasSymbol && line.code !== 'holding' ? line.instrument?.symbol : undefined,
    priceNote(line),
    baseNote(line),
    line.entry === undefined ? undefined : t('entry', { id: String(line.entry.id) }),
  ].filter((note) => note !== undefined);
  if (notes.length === 0) return null;
  return <span className="block text-caption text-fg-subtle">{notes.join(' · ')}</span>;
}

interface FiguresProps {
  quantity: number | undefined;
  price: number | undefined;
  cost: number | undefined;
  amount: number;
}

/** The cells behind the name; a phone has the amount alone, with the others beneath the name. */
function Figures({ quantity, price, cost, amount }: FiguresProps) {
  const formats = useFormats();
  const value = lineValue({ amount, cost });
  return (
    <>
      <td className={wideCell}>
        {quantity !== undefined && <PrivateFigure>{formats.quantity(quantity)}</PrivateFigure>}
      </td>
      <td className={wideCell}>{price !== undefined && formats.price(price)}</td>
      <td className={wideCell}>{value !== undefined && <Money rupees={value} />}</td>
      <td className={wideCell}>{cost !== undefined && <Money rupees={cost} />}</td>
      <td className={`${cell} font-medium`}>
        <Money rupees={amount} isSigned={cost !== undefined} />
      </td>
    </>
  );
}

/** What a phone says beneath the name of a line with shares. */
function PhoneFigures({ quantity, price, cost }: Omit<FiguresProps, 'amount'>) {
  const t = useMessages('figures');
  const formats = useFormats();
  if (quantity === undefined) return null;
  return (
    <span className="block text-caption text-fg-muted tablet:hidden">
      <PrivateFigure>
        {price === undefined
          ? t('quantity', { count: quantity })
          : t('priceTimes', { quantity: formats.quantity(quantity), price: formats.price(price) })}
      </PrivateFigure>
      {cost !== undefined && (
        <>
          {' · '}
          {t('columnCost')} <Money rupees={cost} />
        </>
      )}
    </span>
  );
}

function LineRow({ line, isLot, onOpen }: OpenFigure & { line: FigureLine; isLot: boolean }) {
  const { amount, quantity, price, cost } = line;
  return (
    <tr className={`border-t border-border ${isLot ? 'bg-surface-sunken' : ''}`}>
      <th scope="row" className={`px-2 py-2.5 text-start font-normal wrap-anywhere ${isLot ? 'pl-11' : ''}`}>
        <LineName line={line} onOpen={onOpen} />
        <PhoneFigures {...{ quantity, price, cost }} />
        <LineNotes line={line} hasSymbol={!isLot} />
      </th>
      <Figures {...{ quantity, price, cost, amount }} />
    </tr>
  );
}

/** An instrument with its lots, which stand beneath it when it is open. */
function GroupRows({ group, onOpen }: OpenFigure & { group: FigureGroup }) {
  const t = useMessages('figures');
  const [isOpen, setOpen] = useState(false);
  const { lines, quantity, cost, amount } = group;
  const [{ instrument, price }] = lines;
  const symbol = instrument?.symbol ?? '';
  return (
    <>
      <tr className="border-t border-border">
        <th scope="row" className="px-2 py-1 text-start font-medium wrap-anywhere">
          <span className="flex items-center gap-1">
            <IconButton
              size="sm"
              aria-label={t('showLots', { symbol })}
              aria-expanded={isOpen}
              onPress={() => setOpen(!isOpen)}
            >
              {isOpen ? <ChevronDownIcon size="sm" /> : <ChevronRightIcon size="sm" />}
            </IconButton>
            <span className="min-w-0">
              {symbol}
              <PhoneFigures {...{ quantity, price, cost }} />
            </span>
          </span>
        </th>
        <Figures {...{ quantity, price, cost, amount }} />
      </tr>
      {isOpen && lines.map((line) => <LineRow key={line.source.id} line={line} isLot onOpen={onOpen} />)}
    </>
  );
}

function Head() {
  const t = useMessages('figures');
  const names: Array<[name: string, className: string]> = [
    [t('columnShares'), wideCell],
    [t('columnPrice'), wideCell],
    [t('columnValue'), wideCell],
    [t('columnCost'), wideCell],
    [t('columnAmount'), cell],
  ];
  return (
    <thead className="text-caption text-fg-subtle">
      <tr>
        <th scope="col" className="px-2 py-2 text-start font-normal">
          {t('columnPart')}
        </th>
        {names.map(([name, className]) => (
          <th key={name} scope="col" className={`${className} font-normal`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export interface FigureRowsProps extends OpenFigure {
  /** Names the table. */
  label: string;
  groups: readonly FigureGroup[];
  /** Rupees: of all lines. */
  sum: ReactNode;
  lineCount: number;
}

/** What a figure is made up of, with the sum beneath. */
export function FigureRows({ label, groups, sum, lineCount, onOpen }: FigureRowsProps) {
  const t = useMessages('figures');
  const parts = useMessages('parts');
  const [count, setCount] = useState(rowsOfPage);
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2">
      <table aria-label={label} className="w-full text-detail">
        <Head />
        <tbody>
          {groups
            .slice(0, count)
            .map((group) =>
              isOfLots(group) ? (
                <GroupRows key={group.id} group={group} onOpen={onOpen} />
              ) : (
                <LineRow key={group.id} line={group.lines[0]} isLot={false} onOpen={onOpen} />
              ),
            )}
        </tbody>
        <tfoot>
          <tr className="border-t border-border-strong font-semibold">
            <th scope="row" className="px-2 py-3 text-start font-semibold">
              {t('sum', { count: lineCount })}
            </th>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty places of the table, no control */}
            <td className={wideCell} colSpan={4} />
            <td className={cell}>{sum}</td>
          </tr>
        </tfoot>
      </table>
      {groups.length > count && (
        <Button variant="secondary" size="sm" onPress={() => setCount(count + rowsOfPage)}>
          {parts('showMore')}
        </Button>
      )}
    </div>
  );
}
