import { useLanguage, useMessages } from '@wealth/i18n-locale-react';
import type { KycStatus, Profile } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { modals } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';
import { updateAvatarDialog } from '../../dialogs/update-avatar/updateAvatarDialog.ts';
import { viewKycDialog } from '../../dialogs/view-kyc/viewKycDialog.ts';
import { ClientIdentity } from '../../components/ClientIdentity.tsx';

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
  const language = useLanguage();
  const facts = [
    { label: t('kycStatus'), value: t(kycText[kycStatus]) },
    { label: t('tradingPin'), value: t(profile.has_pin ? 'pinSet' : 'pinNotSet') },
    ...(profile.has_ddpi === undefined
      ? []
      : [{ label: t('ddpi'), value: t(profile.has_ddpi ? 'ddpiGiven' : 'ddpiMissing') }]),
    ...(profile.account === '' ? [] : [{ label: t('tradingAccount'), value: profile.account }]),
  ];

  return (
    <section aria-label={t('identity')}>
      <Card>
        <div className="grid gap-5">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <ClientIdentity profile={profile} />
            <div className="flex flex-wrap gap-2 max-tablet:grid max-tablet:w-full max-tablet:grid-cols-2">
              <Button
                variant="secondary"
                onApproach={() => prepareDialog(updateAvatarDialog, language)}
                onPress={() => modals.openDialog(updateAvatarDialog)}
              >
                {t('updateAvatar')}
              </Button>
              <Button
                variant="secondary"
                onApproach={() => prepareDialog(viewKycDialog, language)}
                onPress={() => modals.openDialog(viewKycDialog)}
              >
                {t('viewKyc')}
              </Button>
            </div>
          </div>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-border pt-4 tablet:grid-cols-3">
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
