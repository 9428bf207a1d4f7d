import type { IdentityDetail } from '@wealth/api-sdk/model';
import { maskIdNumber } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { EyeIcon, EyeOffIcon, SuccessIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { useId, useState, type ReactNode } from 'react';
import { formatMobile } from '../../model/formatMobile.ts';

interface RowProps {
  label: string;
  children: ReactNode;
}

function Row({ label, children }: RowProps) {
  return (
    <tr className="border-b border-border">
      <th scope="row" className="py-2.5 pr-4 text-left align-top font-normal text-fg-muted tablet:w-48">
        {label}
      </th>
      <td className="py-2.5 wrap-anywhere">{children}</td>
    </tr>
  );
}

function IdNumber({ idNumber }: { idNumber: string }) {
  const t = useMessages('profile');
  const [isShown, setShown] = useState(false);
  return (
    <span className="-my-1.5 flex items-center gap-1">
      <span className="min-w-0 tabular-nums wrap-anywhere">
        {isShown ? idNumber : maskIdNumber(idNumber)}
      </span>
      <IconButton
        size="sm"
        aria-label={t(isShown ? 'hideIdNumber' : 'showIdNumber')}
        onPress={() => setShown(!isShown)}
      >
        {isShown ? <EyeOffIcon size="sm" /> : <EyeIcon size="sm" />}
      </IconButton>
    </span>
  );
}

/** What the client has told about themselves, and when it was approved. */
export function KycTable({ detail }: { detail: IdentityDetail }) {
  const t = useMessages('profile');
  const formats = useFormats();
  const titleId = useId();
  // Of a rejected submission it is the time of that decision.
  const approvedAt = detail.status === 'rejected' ? null : detail.check_time;

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="text-title">
          {t('personalInformation')}
        </h3>
        {detail.status === 'approved' && (
          <Badge tone="positive" icon={<SuccessIcon size="xs" />}>
            {t('kycApproved')}
          </Badge>
        )}
      </div>
      <table aria-labelledby={titleId} className="mt-1 w-full">
        <tbody>
          <Row label={t('kycFullName')}>
            <bdi>{detail.full_name}</bdi>
          </Row>
          <Row label={t('idNumber')}>
            <IdNumber idNumber={detail.id_no} />
          </Row>
          <Row label={t('mobile')}>
            <span className="tabular-nums">{formatMobile(detail.mobile)}</span>
          </Row>
          <Row label={t('submittedOn')}>{formats.dateTime(detail.create_datetime)}</Row>
          <Row label={t('approvedOn')}>{formats.dateTime(approvedAt)}</Row>
        </tbody>
      </table>
    </div>
  );
}
