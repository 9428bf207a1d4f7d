import type { ClaimSubject } from '@wealth/api-sdk/model';
import { reasonsOf, type ClaimReason } from '@wealth/domain/claims';
import { ComboBox } from '@wealth/ui/combo-box';
import { subjectDetail } from '../parts/subjectDetail.ts';
import { useClaimWords } from '../parts/useClaimWords.ts';
import type { SubjectChoice } from './claimDraft.ts';
import { useFieldFault, type FieldsProps } from './useFieldFault.ts';

/** Not the key of any subject. */
const none = '-';
const keyOf = ({ kind, id }: SubjectChoice) => `${kind}:${id}`;

function subjectOf(key: string | null): SubjectChoice | null {
  const [kind, ...rest] = (key ?? none).split(':');
  const id = rest.join(':');
  return (kind === 'order' || kind === 'application' || kind === 'movement') && id !== ''
    ? { kind, id }
    : null;
}

/** The reasons that are about the chosen subject; one that is not any more is taken back. */
const reasonFor = (reason: ClaimReason | null, subject: SubjectChoice | null) =>
  reason !== null && reasonsOf(subject?.kind ?? null).includes(reason) ? reason : null;

/** What the claim is about. */
export function SubjectField({ form }: FieldsProps) {
  const words = useClaimWords();
  const { t } = words;
  const fault = useFieldFault({ form })('subject');
  const { typed, standing, subjects } = form;
  const listed: ClaimSubject[] = subjects.data ?? [];
  // One that an address names may be older than those of the list.
  const isListed =
    typed.subject === null ||
    listed.some(({ kind, id }) => keyOf({ kind, id }) === keyOf(typed.subject ?? { kind, id: '' }));
  const all = isListed || standing.subject === null ? listed : [standing.subject, ...listed];
  return (
    <ComboBox
      label={t('subject')}
      value={typed.subject === null ? none : keyOf(typed.subject)}
      onChange={(key) => {
        const subject = subjectOf(key);
        form.change({ subject, reason: reasonFor(typed.reason, subject) });
      }}
      options={[
        { value: none, label: t('subjectNone') },
        ...all.map((subject) => ({
          value: keyOf(subject),
          label: t('subjectNamed', { reference: subject.reference, detail: subjectDetail(subject, words) }),
        })),
      ]}
      isLoading={subjects.isPending}
      description={
        subjects.isError ? t('subjectFailed') : typed.subject === null ? undefined : t('subjectHint')
      }
      errorMessage={fault}
    />
  );
}
