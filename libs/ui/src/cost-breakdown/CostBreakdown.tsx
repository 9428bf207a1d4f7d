import { useId, useState, type ReactNode } from 'react';
import { formatAmount } from '@wealth/i18n-locale';
import { costBreakdownTexts } from '@wealth/i18n-locale/ui/costBreakdown';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { Amount } from '../amount/Amount.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../icon/icons.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { StateMessage } from '../state-message/StateMessage.tsx';

export interface CostLine {
  id: string;
  /** With its rate or its factors: "STT (0.1%)", "Order value (25 × ₹1,542.60)". */
  label: string;
  /** Rupees; negative for what is taken off; null while it is not known. */
  amount: number | null;
}

export interface CostBreakdownProps {
  /** @default "Cost breakdown"; null for none where its place says what it is: the lines then always show. */
  title?: string | null;
  /** In the order of the bill: the value first, then every charge by name. */
  lines: readonly CostLine[];
  /** The server's sum; it is not added up here. */
  total: {
    label: string;
    amount: number | null;
    /** After the label: where the rates come from. */ note?: ReactNode;
  };
  /** @default rupees with two decimals */
  formatAmount?: (rupees: number | null) => string;
  /** The charges are being asked for: rows keep their place, figures are on their way. */
  isLoading?: boolean;
  /** The charges could not be read; the confirm button has to wait. */
  error?: { text: string; onRetry: () => void };
  /** Starts with the lines folded; the total always shows. @default false */
  isFolded?: boolean;
  /** @default 'h3' */
  headingLevel?: 'h2' | 'h3' | 'h4';
}

interface LineRowProps {
  label: string;
  note?: ReactNode;
  figure: ReactNode;
  isTotal?: boolean;
}

function LineRow({ label, note, figure, isTotal = false }: LineRowProps) {
  return (
    <div
      className={
        isTotal
          ? 'mt-1 flex flex-wrap justify-between gap-x-4 border-t border-border pt-2.5 text-body font-semibold'
          : 'flex min-h-5.5 items-center justify-between gap-4 text-detail'
      }
    >
      <dt className={isTotal ? 'flex min-w-0 items-center gap-1' : 'text-fg-muted'}>
        {label}
        {note}
      </dt>
      <dd className={isTotal ? 'ml-auto shrink-0 tabular-nums' : 'shrink-0 font-medium tabular-nums'}>
        {figure}
      </dd>
    </div>
  );
}

const writeAmount = (rupees: number | null) => formatAmount(rupees);

/** Every cost by name and their total, above the button that confirms. */
export function CostBreakdown({ lines, total, isLoading = false, error, ...rest }: CostBreakdownProps) {
  const { title, formatAmount: write = writeAmount, isFolded = false, headingLevel: Heading = 'h3' } = rest;
  const t = useUiText(costBreakdownTexts);
  const loaderText = useUiText(loaderTexts);
  const [isOpen, setIsOpen] = useState(!isFolded);
  const listId = useId();
  const figure = (amount: number | null) =>
    isLoading ? <Skeleton width={72} /> : <Amount value={write(amount)} />;

  if (error) return <StateMessage kind="error" title={error.text} onRetry={error.onRetry} />;
  const hasTitle = title !== null;
  return (
    <section aria-busy={isLoading || undefined} className="grid gap-2">
      {hasTitle && (
        <Heading className="text-body font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
            className="touch-target flex w-full items-center justify-between gap-3 rounded-badge text-start"
          >
            {title ?? t('title')}
            {isOpen ? <ChevronUpIcon size="sm" /> : <ChevronDownIcon size="sm" />}
          </button>
        </Heading>
      )}
      {hasTitle && <p className="text-caption text-fg-subtle">{t('allCosts')}</p>}
      {isLoading && (
        <span role="status" className="sr-only">
          {loaderText('loading')}
        </span>
      )}
      <dl id={listId} className="grid gap-px">
        {(isOpen || !hasTitle) &&
          lines.map(({ id, label, amount }) => <LineRow key={id} label={label} figure={figure(amount)} />)}
        <LineRow label={total.label} note={total.note} figure={figure(total.amount)} isTotal />
      </dl>
    </section>
  );
}
