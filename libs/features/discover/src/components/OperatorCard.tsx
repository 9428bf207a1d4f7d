import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { ConfigurationValue } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { SandboxIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import type { ReactNode } from 'react';

/** Who runs the app, as the operator has configured it; null for what is not configured. */
export interface Operator {
  entityName: string | null;
  /** As a stock broker. */
  registrationNumber: string | null;
  researchAnalystNumber: string | null;
  exchangeMemberships: string | null;
  depositoryParticipant: string | null;
  registeredOffice: string | null;
  /** Where a complaint goes first. */
  grievanceContact: string | null;
  /** Who lends where a loan is referred to, its registration at the Reserve Bank, and its grievance officer. */
  lender: string | null;
  lenderRegistration: string | null;
  lenderGrievance: string | null;
}

const rows = [
  ['trustEntity', 'entityName'],
  ['trustRegistration', 'registrationNumber'],
  ['trustAnalyst', 'researchAnalystNumber'],
  ['trustExchanges', 'exchangeMemberships'],
  ['trustDepository', 'depositoryParticipant'],
  ['trustOffice', 'registeredOffice'],
  ['trustGrievance', 'grievanceContact'],
  ['trustLender', 'lender'],
  ['trustLenderRegistration', 'lenderRegistration'],
  ['trustLenderGrievance', 'lenderGrievance'],
] as const satisfies ReadonlyArray<readonly [PlainMessageKey<'discover'>, keyof Operator]>;

export interface OperatorCardProps {
  operator: Operator;
  /** Where the rest of the trust panel is, on a page that shows this card alone. */
  action?: ReactNode;
}

/** Entity, registrations and contact; what is not configured is marked as such and never made up. */
export function OperatorCard({ operator, action }: OperatorCardProps) {
  // Nothing in it is a registration then, and the card says so.
  const isSandbox = useIsSandbox();
  const t = useMessages('discover');
  return (
    <Card title={t('trustWho')}>
      <dl className="divide-y divide-border border-t border-border">
        {rows.map(([label, name]) => (
          <div key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <dt className="text-fg-muted">{t(label)}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">
              {operator[name] ?? <ConfigurationValue>{t('trustNotSet')}</ConfigurationValue>}
            </dd>
          </div>
        ))}
      </dl>
      {isSandbox && (
        <div className="mt-2">
          <Note tone="warning" icon={<SandboxIcon size="sm" />}>
            {t('trustSandbox')}
          </Note>
        </div>
      )}
      {action !== undefined && <p className="mt-3">{action}</p>}
    </Card>
  );
}
