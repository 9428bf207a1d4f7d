import { useMessages } from '@wealth/i18n-locale-react';
import type { KycStatus } from '@wealth/session';
import { toasts } from '@wealth/ui/toast';
import { useEffect, useRef } from 'react';

/** Milliseconds: it is read on the page that the approval leads to. */
const noticeMs = 15_000;

/** Tells a client whose check is approved before their eyes what comes next; the app leads on to its first page. */
export function useApprovalNotice(status: KycStatus): void {
  const t = useMessages('kyc');
  const before = useRef(status);
  useEffect(() => {
    const wasApproved = before.current === 'approved';
    before.current = status;
    if (wasApproved || status !== 'approved') return;
    toasts.show({
      type: 'success',
      title: t('approvedTitle'),
      description: t('approvedText'),
      duration: noticeMs,
    });
  }, [status, t]);
}
