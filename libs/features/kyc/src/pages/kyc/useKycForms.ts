import { zodResolver } from '@hookform/resolvers/zod';
import { istDay } from '@wealth/domain';
import { useSession } from '@wealth/session';
import { useCallback, useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { baseSchema, emptyBase, type BaseValues } from '../../model/base.ts';
import { documentSchema, emptyDocument, type DocumentValues } from '../../model/document.ts';
import { readDraft, readIdNumber, type KycDraft } from '../../model/kycDraft.ts';
import type { KycStep } from '../../model/kycSteps.ts';

/** Kept in session storage by the session, bound to the client. */
const draftName = 'kyc';
/** Kept in memory only. */
const numberName = 'kycIdNumber';

const baseFields = ['fullName', 'dateOfBirth', 'mobile'] as const;

export interface KycForms {
  base: UseFormReturn<BaseValues>;
  document: UseFormReturn<DocumentValues>;
  /** Whether the Base step would let on; a draft of an earlier visit may stand at a later step. */
  isBaseValid: () => boolean;
  /** What was left behind, as it was when the page opened. */
  opened: KycDraft;
  /** Empties both forms and forgets what was kept of them. */
  forget: () => void;
}

/** Both forms of the wizard, filled with what the client typed before. */
export function useKycForms(client: string): KycForms {
  const { drafts, serverClock } = useSession();
  const [opened] = useState(() => ({
    draft: readDraft(drafts.read(draftName)),
    idNumber: readIdNumber(drafts.read(numberName), client),
  }));
  const [{ schema, resolvers }] = useState(() => {
    const ofBase = baseSchema(() => istDay(serverClock.now()));
    return {
      schema: ofBase,
      resolvers: { base: zodResolver(ofBase), document: zodResolver(documentSchema) },
    };
  });
  const base = useForm<BaseValues>({
    mode: 'onTouched',
    resolver: resolvers.base,
    defaultValues: opened.draft.base,
  });
  const document = useForm<DocumentValues>({
    resolver: resolvers.document,
    defaultValues: { ...opened.draft.document, idNumber: opened.idNumber },
  });

  useEffect(() => {
    // "Next" may be disabled by what was typed before: the fields say why.
    const filled = baseFields.filter((name) => base.getValues(name) !== '');
    if (filled.length > 0) void base.trigger(filled);
  }, [base]);

  const forget = useCallback(() => {
    drafts.remove(draftName);
    drafts.remove(numberName);
    base.reset(emptyBase);
    document.reset(emptyDocument);
  }, [drafts, base, document]);

  const isBaseValid = useCallback(() => schema.safeParse(base.getValues()).success, [schema, base]);

  return { base, document, isBaseValid, opened: opened.draft, forget };
}

/** Keeps what is typed, so that a reload, an end of the session or /error loses none of it. */
export function useDraftKeeper({ base, document }: KycForms, client: string, step: KycStep): void {
  const { drafts } = useSession();
  const baseValues = useWatch({ control: base.control });
  const documentValues = useWatch({ control: document.control });

  useEffect(() => {
    if (step !== 'base' && step !== 'id') return;
    const { idNumber = '', ...images } = documentValues;
    drafts.write(draftName, { step, base: baseValues, document: images });
    drafts.write(numberName, { client, idNumber });
  }, [baseValues, documentValues, step, client, drafts]);
}
