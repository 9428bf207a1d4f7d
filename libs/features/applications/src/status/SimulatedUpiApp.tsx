import { useDecideSimulatedMandate } from '@wealth/api-sdk/trade';
import type { IssueApplicationDetail, SimulatedMandateBody } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { useConfirmed } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { FactLine, Facts } from '@wealth/ui/facts';
import { SandboxIcon } from '@wealth/ui/icon';
import { useIssueWords } from '../parts/useIssueWords.ts';

export interface SimulatedUpiAppProps {
  application: IssueApplicationDetail;
}

/** The client's UPI app, which nobody here is: in a sandbox it is decided by hand what it does. */
export function SimulatedUpiApp({ application }: SimulatedUpiAppProps) {
  const { t } = useIssueWords();
  const decide = useDecideSimulatedMandate();
  const { run, isPending } = useConfirmed({
    send: (data: SimulatedMandateBody) => decide.mutateAsync({ id: application.id, data }),
    // The application itself shows what came of it.
    success: () => null,
  });
  const { subject, reference, amount, upi_id: upiId } = application;
  return (
    <section
      aria-label={t('upiApp')}
      className="grid gap-3 rounded-card border border-dashed border-brass-line bg-brass-soft p-card text-detail print:hidden"
    >
      <p className="flex gap-2.5">
        <span className="mt-px shrink-0 text-brass">
          <SandboxIcon size="sm" />
        </span>
        <strong className="font-semibold">{t('upiApp')}</strong>
      </p>
      <Facts>
        <FactLine name={t('upiRequestFrom')}>{t('upiRequester')}</FactLine>
        <FactLine name={t('upiFor')}>{t('applicationNamed', { name: subject.name, reference })}</FactLine>
        <FactLine name={t('upiId')}>{upiId}</FactLine>
        <FactLine name={t('upiBlockedNotPaid')} isStrong>
          <Money rupees={amount} />
        </FactLine>
      </Facts>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button size="sm" isPending={isPending} onPress={() => void run({ decision: 'approve' })}>
          {t('upiApprove')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          isPending={isPending}
          onPress={() => void run({ decision: 'decline' })}
        >
          {t('upiDecline')}
        </Button>
      </div>
    </section>
  );
}
