import type { CalendarDay } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { DateField } from '@wealth/ui/date-field';
import { Form } from '@wealth/ui/form';
import { TrustIcon } from '@wealth/ui/icon';
import { MobileField } from '@wealth/ui/mobile-field';
import { TextField } from '@wealth/ui/text-field';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { longestName, type BaseValues } from '../../model/base.ts';
import { earliestBirthday, latestBirthday } from '../../model/dateOfBirth.ts';
import { BackButton } from './BackButton.tsx';
import { StepCard } from './StepCard.tsx';

export interface BaseStepProps {
  form: UseFormReturn<BaseValues>;
  /** In Asia/Kolkata, by the server's clock. */
  today: CalendarDay;
  onBack: () => void;
  onNext: () => void;
}

/** Step 2: who the client is. "Next" waits until everything is valid. */
export function BaseStep({ form, today, onBack, onNext }: BaseStepProps) {
  const t = useMessages('kyc');
  const { isValid } = useFormState({ control: form.control });

  return (
    <Form form={form} aria-label={t('baseTitle')} onSubmit={onNext} className="flex grow flex-col">
      <StepCard
        title={t('baseTitle')}
        hint={t('baseHint')}
        note={
          <p className="flex items-center justify-center gap-2 text-detail text-fg-muted">
            <TrustIcon size="sm" />
            {t('baseNote')}
          </p>
        }
        footer={
          <>
            <BackButton onPress={onBack} />
            <Button type="submit" isDisabled={!isValid}>
              {t('next')}
            </Button>
          </>
        }
      >
        <TextField
          name="fullName"
          label={t('fullName')}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={longestName}
        />
        <div className="grid grid-cols-1 gap-5 tablet:grid-cols-2">
          <DateField
            name="dateOfBirth"
            label={t('dateOfBirth')}
            autoComplete="bday"
            enterKeyHint="next"
            minDate={earliestBirthday}
            maxDate={latestBirthday(today)}
          />
          <MobileField
            name="mobile"
            label={t('mobile')}
            description={t('mobileHint')}
            autoComplete="tel"
            isForeignTaken
            enterKeyHint="go"
          />
        </div>
      </StepCard>
    </Form>
  );
}
