import { useId, type ReactNode } from 'react';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { FailedPart } from '../state-message/FailedPart.tsx';
import { StateMessage, type StateMessageProps } from '../state-message/StateMessage.tsx';

const card = tv({
  slots: {
    root: 'flex min-w-0 flex-col overflow-clip rounded-card border border-border bg-surface shadow-raised',
    header: 'flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-card py-2.5',
    body: 'min-w-0 flex-1',
  },
  variants: {
    isFlush: { true: {}, false: { body: 'px-card pb-card' } },
    hasHeader: { true: {}, false: {} },
  },
  compoundVariants: [
    { isFlush: false, hasHeader: false, class: { body: 'pt-card' } },
    { isFlush: true, hasHeader: true, class: { body: 'border-t border-border' } },
  ],
});

export type CardState =
  /** The skeleton has the geometry of the content. @default three lines */
  | { kind: 'loading'; skeleton?: ReactNode }
  | ({ kind: 'empty' | 'offline' } & Omit<StateMessageProps, 'kind' | 'headingLevel'>)
  /** One line; the skeleton keeps the card as high as it was. */
  | ({ kind: 'error'; skeleton?: ReactNode } & Omit<StateMessageProps, 'kind' | 'headingLevel'>);

export interface CardProps {
  /** Names the card for assistive technology too. */
  title?: string;
  /** Its name there where another card has the same title. */
  'aria-label'?: string;
  /** A few muted words after the title ("9 stocks"). */
  note?: ReactNode;
  /** One link or button, at the right of the header. */
  action?: ReactNode;
  /** @default 'h2' */
  headingLevel?: 'h2' | 'h3';
  /** Lists and tables reach the edges of the card. */
  isFlush?: boolean;
  /** What stands instead of the children, while there is nothing to show. */
  state?: CardState;
  children?: ReactNode;
}

function CardBody({ state, children }: Pick<CardProps, 'state' | 'children'>) {
  const t = useUiText(loaderTexts);
  if (!state) return children;
  if (state.kind === 'error') return <FailedPart {...state} />;
  if (state.kind !== 'loading') return <StateMessage {...state} />;
  return (
    <>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      {state.skeleton ?? (
        <div className="grid gap-3 p-card">
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      )}
    </>
  );
}

/** A panel of the page: title left, one action right, content, or the form that stands for it. */
export function Card({ title, note, action, isFlush = false, state, children, ...rest }: CardProps) {
  const { headingLevel: Heading = 'h2', 'aria-label': label } = rest;
  const titleId = useId();
  const styles = card({ isFlush: isFlush || state !== undefined, hasHeader: title !== undefined });

  return (
    <section
      className={styles.root()}
      aria-label={label}
      aria-labelledby={title === undefined || label !== undefined ? undefined : titleId}
      aria-busy={state?.kind === 'loading' || undefined}
    >
      {title !== undefined && (
        <header className={styles.header()}>
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <Heading id={titleId} className="text-title wrap-anywhere">
              {title}
            </Heading>
            {note !== undefined && <span className="text-detail text-fg-subtle">{note}</span>}
          </div>
          {action}
        </header>
      )}
      <div className={styles.body()}>
        <CardBody state={state}>{children}</CardBody>
      </div>
    </section>
  );
}
