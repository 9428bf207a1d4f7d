import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { useState, type ReactNode } from 'react';
import { StatementPlace } from './StatementButtons.tsx';

export interface StatementDeskProps {
  /** What the statement is about. */
  choice: ReactNode;
  /** Of which day or days. The buttons of the statement come beneath it. */
  time: ReactNode;
  /** The statement, as it will be printed. */
  children: ReactNode;
}

/** Beside what is chosen stands the statement as paper will have it; paper has it alone. */
export function StatementDesk({ choice, time, children }: StatementDeskProps) {
  const t = useMessages('parts');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="grid grid-cols-1 gap-grid print:hidden">
        <Card>{choice}</Card>
        <Card>
          <div className="grid grid-cols-1 gap-4">
            {time}
            <div ref={setPlace} />
          </div>
        </Card>
      </div>
      <section
        aria-label={t('statementPreview')}
        className="grid min-w-0 grid-cols-1 gap-grid rounded-card border border-border bg-surface-sunken p-card print:border-0 print:bg-transparent print:p-0"
      >
        <StatementPlace value={place}>{children}</StatementPlace>
      </section>
    </div>
  );
}
