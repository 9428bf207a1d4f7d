import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Checkbox } from '@wealth/ui/checkbox';
import { ChevronDownIcon } from '@wealth/ui/icon';
import { ScrollProgress } from '@wealth/ui/scroll-progress';
import { AgreementText } from './AgreementText.tsx';
import { RegistrationNumber } from './RegistrationNumber.tsx';
import { StepCard } from './StepCard.tsx';

/** Where the client stands with the agreement: read to its end first, then agreed to. */
export type Consent = 'unread' | 'read' | 'agreed';

export interface AgreementStepProps {
  consent: Consent;
  onConsentChange: (consent: Consent) => void;
  /** Of the research analyst; null when the operator has configured none. */
  registrationNumber: string | null;
  onAgree: () => void;
  onDisagree: () => void;
}

/** Step 1: the agreement, which can be ticked at the end of its text. */
export function AgreementStep(props: AgreementStepProps) {
  const { consent, onConsentChange, registrationNumber, onAgree, onDisagree } = props;
  const t = useMessages('kyc');
  const isRead = consent !== 'unread';

  return (
    <StepCard
      footer={
        <>
          <Button variant="secondary" onPress={onDisagree}>
            {t('disagree')}
          </Button>
          <Button isDisabled={consent !== 'agreed'} onPress={onAgree}>
            {t('agreeAndContinue')}
          </Button>
        </>
      }
    >
      <ScrollProgress
        title={t('agreementTitle')}
        hint={t(isRead ? 'agreementRead' : 'agreementHint')}
        onReachEnd={() => {
          if (consent === 'unread') onConsentChange('read');
        }}
      >
        <AgreementText />
      </ScrollProgress>
      <RegistrationNumber value={registrationNumber} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox
          isDisabled={!isRead}
          isSelected={consent === 'agreed'}
          onChange={(isAgreed) => onConsentChange(isAgreed ? 'agreed' : 'read')}
        >
          {t('agreeTick')}
        </Checkbox>
        {!isRead && (
          <p className="flex items-center gap-2 text-detail text-fg-muted">
            <ChevronDownIcon size="sm" />
            {t('agreeReason')}
          </p>
        )}
      </div>
    </StepCard>
  );
}
