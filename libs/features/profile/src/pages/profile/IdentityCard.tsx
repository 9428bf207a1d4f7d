import { useMessages } from '@wealth/i18n-locale-react';
import type { KycStatus, Profile } from '@wealth/session';
import { Card } from '@wealth/ui/card';
import { Identity } from '../../components/Identity.tsx';

const kycText = {
  approved: 'kycApproved',
  pending: 'kycPending',
  rejected: 'kycRejected',
  unverified: 'kycUnverified',
} as const satisfies Record<KycStatus, string>;

export interface IdentityCardProps {
  profile: Profile;
  kycStatus: KycStatus;
}

/** The client's identity as the server knows it. */
export function IdentityCard({ profile, kycStatus }: IdentityCardProps) {
  const t = useMessages('profile');
  const facts = [
    { label: t('fullName'), value: profile.name.trim() || t('unnamed') },
    { label: t('mobile'), value: profile.username },
    { label: t('kycStatus'), value: t(kycText[kycStatus]) },
    { label: t('tradingPin'), value: t(profile.has_pin ? 'pinSet' : 'pinNotSet') },
  ];

  return (
    <section aria-label={t('identity')}>
      <Card>
        <div className="grid gap-5">
          <Identity profile={profile} />
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-border pt-4 tablet:grid-cols-4">
            {facts.map((fact) => (
              <div key={fact.label} className="min-w-0">
                <dt className="text-caption text-fg-subtle">{fact.label}</dt>
                <dd className="font-medium wrap-anywhere tabular-nums">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    </section>
  );
}
