import { useRouter } from '@tanstack/react-router';
import { ClaimPage } from '@wealth/feature-claims';
import { href } from '@wealth/hrefs';
import { goTo } from '../../core/goTo.ts';
import { operator } from '../../operator.ts';
import { NotFoundPage } from '../failures/NotFoundPage.tsx';

/** The page of a claim. */
export function ClaimOfAddress({ id }: { id: string }) {
  const router = useRouter();
  return (
    <ClaimPage
      key={id}
      id={id}
      grievance={operator.grievanceContact}
      onBankAccounts={() => goTo(router, href.bankAccounts())}
      notFound={<NotFoundPage />}
    />
  );
}
