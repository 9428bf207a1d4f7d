import { useMessages } from '@wealth/i18n-locale-react';
import type { KycStatus } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { CheckIcon, ErrorIcon, HourglassIcon, LogoutIcon, TrustIcon } from '@wealth/ui/icon';
import { StateMessage, type StateMessageProps } from '@wealth/ui/state-message';
import { statusTextsOf } from '../../model/statusTexts.ts';

const looks = {
  unverified: { icon: <TrustIcon size="lg" />, tone: 'accent' },
  pending: { icon: <HourglassIcon size="lg" />, tone: 'warning' },
  rejected: { icon: <ErrorIcon size="lg" />, tone: 'negative' },
  approved: { icon: <CheckIcon size="lg" />, tone: 'accent' },
} as const satisfies Record<KycStatus, Pick<StateMessageProps, 'icon' | 'tone'>>;

export interface KycStatusCardProps {
  status: KycStatus;
  onLogout: () => void;
}

/** The Status step: what has happened, what comes next, and the way out. */
export function KycStatusCard({ status, onLogout }: KycStatusCardProps) {
  const t = useMessages('kyc');
  const texts = statusTextsOf(status);

  return (
    <>
      <Card>
        {/* A decision arrives while the client looks at the page: the new text is read out. */}
        <div role="status" className="py-4">
          <StateMessage
            kind="empty"
            headingLevel="h2"
            title={t(texts.title)}
            text={t(texts.text)}
            action={
              <Button variant="secondary" icon={<LogoutIcon size="sm" />} onPress={onLogout}>
                {t('logout')}
              </Button>
            }
            {...looks[status]}
          />
        </div>
      </Card>
      <p className="text-center text-detail text-fg-muted">{t(texts.note)}</p>
    </>
  );
}
