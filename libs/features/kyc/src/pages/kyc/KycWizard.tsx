import { istDay } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSession, type KycStatus, type Profile } from '@wealth/session';
import { Stepper } from '@wealth/ui/stepper';
import { useEffect, useState, type ReactNode } from 'react';
import {
  kycSteps,
  openingStep,
  previousStep,
  shownStatus,
  stepAfterChange,
  type KycStep,
} from '../../model/kycSteps.ts';
import { AgreementStep, type Consent } from './AgreementStep.tsx';
import { BaseStep } from './BaseStep.tsx';
import { IdStep } from './IdStep.tsx';
import { KycFrame } from './KycFrame.tsx';
import { KycStatusCard } from './KycStatusCard.tsx';
import { useApprovalNotice } from './useApprovalNotice.ts';
import { useDraftKeeper, useKycForms, type KycForms } from './useKycForms.ts';
import { useStepFocus } from './useStepFocus.ts';
import { useSubmission } from './useSubmission.ts';

const stepNames: Readonly<Record<KycStep, PlainMessageKey<'kyc'>>> = {
  agreement: 'stepAgreement',
  base: 'stepBase',
  id: 'stepId',
  status: 'stepStatus',
};

export interface KycWizardProps {
  profile: Profile;
  status: KycStatus;
  registrationNumber: string | null;
  onLogout: () => void;
  service?: ReactNode;
}

function useStep(status: KycStatus, { opened, forget }: KycForms) {
  const [step, setStep] = useState(() => openingStep(status, opened.step));
  const [known, setKnown] = useState(status);
  if (known !== status) {
    setKnown(status);
    setStep(stepAfterChange(status, step));
  }

  useEffect(() => {
    // Sent, here or elsewhere: nothing personal stays behind.
    if (status === 'pending' || status === 'approved') forget();
  }, [status, forget]);

  return [step, setStep] as const;
}

/** Agreement → Base → ID → Status, for one client. */
export function KycWizard({ profile, status, registrationNumber, onLogout, service }: KycWizardProps) {
  const t = useMessages('kyc');
  const { serverClock } = useSession();
  const forms = useKycForms(profile.id);
  const [step, setStep] = useStep(status, forms);
  const [consent, setConsent] = useState<Consent>(step === 'agreement' ? 'unread' : 'agreed');
  const [hasSeenId, setHasSeenId] = useState(step === 'id');
  const [submitted, setSubmitted] = useState<Profile | null>(null);
  const stepRef = useStepFocus(step);
  useDraftKeeper(forms, profile.id, step);
  useApprovalNotice(status);

  const submission = useSubmission(forms, {
    onFault: setStep,
    onSubmitted() {
      forms.forget();
      setSubmitted(profile);
      setStep('status');
    },
  });

  const before = previousStep(step);
  const wayBack = before && (() => setStep(before));

  return (
    <KycFrame
      service={service}
      onLogout={step === 'status' ? undefined : onLogout}
      onBack={submission.isPending ? undefined : wayBack}
    >
      <Stepper
        aria-label={t('stepsName')}
        steps={kycSteps.map((name) => t(stepNames[name]))}
        current={kycSteps.indexOf(step)}
      />
      <div
        ref={stepRef}
        role="group"
        aria-label={t(stepNames[step])}
        tabIndex={-1}
        className="flex grow flex-col outline-none"
      >
        {step === 'agreement' && (
          <AgreementStep
            consent={consent}
            onConsentChange={setConsent}
            registrationNumber={registrationNumber}
            onAgree={() => setStep('base')}
            onDisagree={onLogout}
          />
        )}
        {step === 'base' && (
          <BaseStep
            form={forms.base}
            today={istDay(serverClock.now())}
            onBack={() => setStep('agreement')}
            onNext={() => {
              setHasSeenId(true);
              setStep('id');
            }}
          />
        )}
        {/* Stays while the client looks back: an upload goes on, and the thumbnails are still there. */}
        {hasSeenId && step !== 'status' && (
          <div hidden={step !== 'id'} className={step === 'id' ? 'flex grow flex-col' : undefined}>
            <IdStep
              form={forms.document}
              isPending={submission.isPending}
              onBack={() => setStep('base')}
              onSubmit={submission.send}
            />
          </div>
        )}
        {step === 'status' && (
          <KycStatusCard
            status={shownStatus(status, submitted === profile)}
            reason={profile.kyc_reason ?? ''}
            onStartAgain={() => {
              setConsent('agreed');
              setStep('base');
            }}
            onLogout={onLogout}
          />
        )}
      </div>
    </KycFrame>
  );
}
