import { fromPaise, isPaise, type Paise } from '@wealth/domain';
import { claimReasons, type ClaimReason } from '@wealth/domain/claims';
import { claimSubjects, type ClaimSubjectKind } from '@wealth/hrefs';
import type { TypedDraft } from '@wealth/parts';
import type { UploadedImage } from '@wealth/ui/image-upload';

export interface SubjectChoice {
  kind: ClaimSubjectKind;
  id: string;
}

/** What was typed into a claim. */
export interface ClaimTyped {
  /** Null for a claim about nothing in particular. */
  subject: SubjectChoice | null;
  reason: ClaimReason | null;
  /** Null for the amount of the rule, where there is one. */
  amount: Paise | null;
  isAmountTyped: boolean;
  /** As it was typed; empty for the day of the subject. */
  happenedOn: string;
  text: string;
  images: readonly UploadedImage[];
}

/** The name of the draft that a tab keeps of a claim. */
const draftName = 'claim';

export const emptyClaim: ClaimTyped = {
  subject: null,
  reason: null,
  amount: null,
  isAmountTyped: false,
  happenedOn: '',
  text: '',
  images: [],
};

const isReason = (value: unknown): value is ClaimReason =>
  typeof value === 'string' && Object.hasOwn(claimReasons, value);

type Unread<Read> = Partial<Record<keyof Read, unknown>>;

function readSubject(value: unknown): SubjectChoice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, id }: Unread<SubjectChoice> = value;
  const known = claimSubjects.find((one) => one === kind);
  return known !== undefined && typeof id === 'string' ? { kind: known, id } : null;
}

function readImage(value: unknown): UploadedImage[] {
  if (typeof value !== 'object' || value === null) return [];
  const { url, name, sizeBytes }: Unread<UploadedImage> = value;
  if (typeof url !== 'string' || typeof name !== 'string') return [];
  // The server shows it to nobody before the claim is sent.
  const image = { url, name, previewUrl: '' };
  return [typeof sizeBytes === 'number' ? { ...image, sizeBytes } : image];
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '');

function readAmount(value: unknown): Paise | null {
  return typeof value === 'number' && isPaise(value) && value >= 0 ? fromPaise(value) : null;
}

/** The draft that a tab keeps of a claim; anybody may have written it. */
export const claimDraft: TypedDraft<ClaimTyped> = {
  read(drafts) {
    const value = drafts.read(draftName);
    if (typeof value !== 'object' || value === null) return emptyClaim;
    const { subject, reason, amount, happenedOn, text, ...rest }: Unread<ClaimTyped> = value;
    return {
      subject: readSubject(subject),
      reason: isReason(reason) ? reason : null,
      amount: readAmount(amount),
      isAmountTyped: rest.isAmountTyped === true,
      happenedOn: readText(happenedOn),
      text: readText(text),
      images: Array.isArray(rest.images) ? rest.images.flatMap(readImage) : [],
    };
  },
  write: (drafts, typed) =>
    drafts.write(draftName, {
      ...typed,
      images: typed.images.map(({ url, name, sizeBytes }) => ({ url, name, sizeBytes })),
    }),
  forget: (drafts) => drafts.remove(draftName),
  cleared: emptyClaim,
};
