import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Form } from '@wealth/ui/form';
import { SecurityIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { TextField } from '@wealth/ui/text-field';
import { useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { ifscStateOf, normaliseIfsc, type AccountValues } from './accountForm.ts';
import { useAccountDraft } from './useAccountDraft.ts';
import { AccountPlacing } from './AccountPlacing.tsx';
import { useAddAccount } from './useAddAccount.ts';

export interface AddAccountFormProps {
  /** The name of the identity check, which the account must bear; empty when it is not known. */
  holder: string;
  /** The client has just asked for it: the first field to fill in takes the focus. */
  hasFocus: boolean;
  /** Lets the client set a PIN; answers whether there is one. */
  onSetPin: () => Promise<boolean>;
  /** @param isInSight - Whether the client still looks at it. */
  onAdded: (isInSight: boolean) => void;
  onCancel: () => void;
}

interface IfscFieldProps {
  autoFocus: boolean;
  control: Control<AccountValues>;
  onBlur: () => void;
  onChange: () => void;
}

/** Says while it is typed whether it can be an IFSC. */
function IfscField({ control, ...rest }: IfscFieldProps) {
  const t = useMessages('funds');
  const state = ifscStateOf(useWatch({ control, name: 'ifsc' }));
  return (
    <TextField
      name="ifsc"
      label={t('ifsc')}
      autoComplete="off"
      errorMessage={state === 'wrong' ? t('ifscInvalid') : undefined}
      successMessage={state === 'complete' ? t('ifscComplete') : undefined}
      {...rest}
    />
  );
}

/** A new account in the client's own name. Whatever fails, what was typed stays. */
export function AddAccountForm({ holder, hasFocus, onSetPin, onAdded, onCancel }: AddAccountFormProps) {
  const t = useMessages('funds');
  const titleId = useId();
  const { form, checks, forget } = useAccountDraft(holder);
  const add = useAddAccount({
    form,
    onSetPin,
    onAdded(isInSight) {
      forget();
      onAdded(isInSight);
    },
  });
  const ifscChecks = checks('ifsc');

  function settleIfsc() {
    form.setValue('ifsc', normaliseIfsc(form.getValues('ifsc')));
    ifscChecks.onBlur();
  }

  return (
    <section aria-labelledby={titleId} className="border-t border-border bg-surface-head p-card">
      <h3 id={titleId} className="mb-4 text-title">
        {t('bankAddTitle')}
      </h3>
      <Form
        form={form}
        isPending={add.flow.isBusy}
        aria-label={t('bankAddTitle')}
        onSubmit={add.review}
        className="grid items-start gap-4 tablet:grid-cols-2"
      >
        <TextField
          name="holder"
          label={t('accountHolder')}
          autoComplete="off"
          isReadOnly={holder !== ''}
          autoFocus={hasFocus && holder === ''}
          isClearable={false}
          description={t('accountHolderHint')}
          {...checks('holder')}
        />
        <IfscField
          autoFocus={hasFocus && holder !== ''}
          control={form.control}
          onChange={ifscChecks.onChange}
          onBlur={settleIfsc}
        />
        <TextField
          name="accountNumber"
          label={t('accountNumber')}
          inputMode="numeric"
          autoComplete="off"
          {...checks('accountNumber')}
        />
        <TextField
          name="confirmNumber"
          label={t('confirmNumber')}
          inputMode="numeric"
          autoComplete="off"
          {...checks('confirmNumber')}
        />
        <TextField
          name="upiId"
          label={t('upiIdOptional')}
          inputMode="email"
          autoComplete="off"
          {...checks('upiId')}
        />
        <SegmentedControl
          name="accountType"
          aria-label={t('accountType')}
          size="md"
          isFullWidth
          options={[
            { value: 'savings', label: t('accountSavings') },
            { value: 'current', label: t('accountCurrent') },
          ]}
        />
        <div className="tablet:col-span-2">
          <Note icon={<SecurityIcon size="sm" />}>{t('pennyDropNote')}</Note>
        </div>
        <div className="flex gap-3 max-tablet:flex-col-reverse tablet:col-span-2 tablet:justify-end">
          <Button
            variant="ghost"
            onPress={() => {
              forget();
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
          <Button type="submit" isPending={add.flow.isBusy}>
            {t('bankAdd')}
          </Button>
        </div>
      </Form>
      <AccountPlacing body={add.body} flow={add.flow} onDone={add.flow.back} />
    </section>
  );
}
