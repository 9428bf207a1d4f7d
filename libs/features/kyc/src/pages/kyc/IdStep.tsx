import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Form } from '@wealth/ui/form';
import { CheckIcon, SecurityIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { TextField } from '@wealth/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { longestIdNumber, type DocumentValues } from '../../model/document.ts';
import { BackButton } from './BackButton.tsx';
import { IdImage } from './IdImage.tsx';
import { StepCard } from './StepCard.tsx';

const advice = ['adviceCorners', 'adviceGlare', 'adviceReadable'] as const;

export interface IdStepProps {
  form: UseFormReturn<DocumentValues>;
  isPending: boolean;
  onBack: () => void;
  onSubmit: (values: DocumentValues) => void;
}

/** Step 3: the document that proves it, its number and both of its sides. */
export function IdStep({ form, isPending, onBack, onSubmit }: IdStepProps) {
  const t = useMessages('kyc');
  return (
    <Form form={form} aria-label={t('idTitle')} onSubmit={onSubmit} className="flex grow flex-col">
      <StepCard
        title={t('idTitle')}
        hint={t('idHint')}
        note={<Note icon={<SecurityIcon size="sm" />}>{t('confidentiality')}</Note>}
        footer={
          <>
            <BackButton isDisabled={isPending} onPress={onBack} />
            <Button type="submit" isPending={isPending}>
              {t('submit')}
            </Button>
          </>
        }
      >
        <TextField
          name="idNumber"
          label={t('idNumber')}
          description={t('idNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          maxLength={longestIdNumber}
        />
        <div className="grid grid-cols-1 gap-5 tablet:grid-cols-2">
          <IdImage name="frontUrl" label={t('idFront')} />
          <IdImage name="backUrl" label={t('idBack')} />
        </div>
        <ul aria-label={t('adviceName')} className="flex flex-wrap gap-x-6 gap-y-1 text-detail text-fg-muted">
          {advice.map((name) => (
            <li key={name} className="flex items-center gap-2">
              <CheckIcon size="xs" />
              {t(name)}
            </li>
          ))}
        </ul>
      </StepCard>
    </Form>
  );
}
