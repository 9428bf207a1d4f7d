import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { CheckIcon, ErrorIcon, HourglassIcon, LogoutIcon, RetryIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { StateMessage, type StateMessageProps } from '@wealth/ui/state-message';
import type { ShownStatus } from '../../model/kycSteps.ts';
import { statusTextsOf } from '../../model/statusTexts.ts';

const looks = {
  submitted: { icon: <CheckIcon size="lg" />, tone: 'accent' },
  pending: { icon: <HourglassIcon size="lg" />, tone: 'warning' },
  rejected: { icon: <ErrorIcon size="lg" />, tone: 'negative' },
} as const satisfies Record<ShownStatus, Pick<StateMessageProps, 'icon' | 'tone'>>;

export interface KycStatusCardProps {
  status: ShownStatus;
  /** Of a rejection, in the words of the back office; empty when it gave none. */
  reason: string;
  onStartAgain: () => void;
  onLogout: () => void;
}

/** The Status step: what has happened, what comes next, and the way out. */
export function KycStatusCard({ status, reason, onStartAgain, onLogout }: KycStatusCardProps) {
  const t = useMessages('kyc');
  const texts = statusTextsOf(status);
  const isRejected = status === 'rejected';

  return (
    <>
      <Card isFlush>
        <div className="grid justify-items-center pt-4 pb-9">
          {/* A decision arrives while the client looks at the page: the new text is read out. */}
          <div role="status" className="grid w-full justify-items-center px-5">
            <StateMessage
              kind="empty"
              headingLevel="h2"
              title={t(texts.title)}
              text={t(texts.text)}
              {...looks[status]}
            />
            {isRejected && reason !== '' && (
              <div className="mb-6 w-full max-w-110">
                <Note tone="negative" title={t('rejectedReason')}>
                  {reason}
                </Note>
              </div>
            )}
          </div>
          <div className="flex flex-wrap justify-center gap-2 px-5">
            <Button variant="secondary" icon={<LogoutIcon size="sm" />} onPress={onLogout}>
              {t('logout')}
            </Button>
            {isRejected && (
              <Button icon={<RetryIcon size="sm" />} onPress={onStartAgain}>
                {t('startAgain')}
              </Button>
            )}
          </div>
        </div>
      </Card>
      <p className="text-center text-detail text-fg-muted">{t(texts.note)}</p>
    </>
  );
}
