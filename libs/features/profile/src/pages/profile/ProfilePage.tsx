import { AchievementsCard } from '@wealth/parts';
import { useVisitor } from '@wealth/session';
import type { ReactNode } from 'react';
import { DevicesCard } from './DevicesCard.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { PreferencesCard, type PreferencesCardProps } from './PreferencesCard.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { TrustRatingCard } from './TrustRatingCard.tsx';

export interface ProfilePageProps extends PreferencesCardProps {
  /** Where the client's money comes from and goes to: a card of the app's. */
  bankAccounts?: ReactNode;
  /** Who runs the app: a card of the app's. */
  trust?: ReactNode;
}

/** Who is signed in and where, how the app looks, bank accounts and achievements. The app shows title and tabs. */
export function ProfilePage({ bankAccounts, trust, onChangeRegion }: ProfilePageProps) {
  const visitor = useVisitor();

  return (
    <div className="grid grid-cols-1 gap-grid desktop:grid-cols-3">
      <div className="grid min-w-0 grid-cols-1 content-start gap-grid desktop:col-span-2">
        {visitor?.kind === 'client' && (
          <IdentityCard profile={visitor.profile} kycStatus={visitor.kycStatus} />
        )}
        <PreferencesCard onChangeRegion={onChangeRegion} />
        {bankAccounts}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-grid">
        <AchievementsCard />
        <DevicesCard />
        <SecurityCard />
        {visitor?.kind === 'client' && <TrustRatingCard score={visitor.profile.score} />}
        {trust}
      </div>
    </div>
  );
}
