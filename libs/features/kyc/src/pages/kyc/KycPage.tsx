import { useVisitor } from '@wealth/session';
import type { ReactNode } from 'react';
import { KycFrame } from './KycFrame.tsx';
import { KycWizard } from './KycWizard.tsx';
import { useFreshKycStatus } from './useFreshKycStatus.ts';

export interface KycPageProps {
  /** Asks nothing first: the logout question belongs to the user drawer. */
  onLogout: () => void;
  /** Of the research analyst, as the operator has configured it; null when it is not. */
  registrationNumber: string | null;
  /** The way to customer service, in the header; the app knows whether there is one. */
  service?: ReactNode;
}

/** The identity check of a client who may not use the app yet: the wizard, and where the check stands. */
export function KycPage({ onLogout, registrationNumber, service }: KycPageProps) {
  const visitor = useVisitor();
  useFreshKycStatus();

  if (visitor?.kind !== 'client') return <KycFrame service={service} onLogout={onLogout} />;
  return (
    <KycWizard
      // Another client's page starts empty.
      key={visitor.profile.id}
      profile={visitor.profile}
      status={visitor.kycStatus}
      registrationNumber={registrationNumber}
      onLogout={onLogout}
      service={service}
    />
  );
}
