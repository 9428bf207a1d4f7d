import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Form } from '@wealth/ui/form';
import { SecurityIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { TextField } from '@wealth/ui/text-field';
import { useWatch } from 'react-hook-form';
import { ifscStateOf, normaliseIfsc, type AccountValues } from './accountForm.ts';
import { useAccountDraft } from './useAccountDraft.ts';
import { useBranch, type Branch } from './useBranch.ts';
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
  ifsc: string;
  branch: Branch;
  onBlur: () => void;
  onChange: () => void;
}

/** Says while it is typed whether it can be an IFSC, and once it is whole of which branch. */
function IfscField({ ifsc, branch: { branch, isLooking, isUnknown }, ...rest }: IfscFieldProps) {
  const t = useMessages('funds');
  const state = ifscStateOf(ifsc);

  function found(): string | undefined {
    if (state !== 'complete' || isUnknown) return undefined;
    if (!branch) return t(isLooking ? 'ifscLooking' : 'ifscComplete');
    return t('ifscBranch', { bank: branch.bank_name, branch: branch.branch, city: branch.city });
  }
  function wrong(): string | undefined {
    if (isUnknown) return t('ifscUnknown');
    return state === 'wrong' ? t('ifscInvalid') : undefined;
  }
  return (
    <TextField
      name="ifsc"
      label={t('ifsc')}
      autoComplete="off"
      errorMessage={wrong()}
      successMessage={found()}
      {...rest}
    />
  );
}

/** A new account in the client's own name. Whatever fails, what was typed stays. */
export function AddAccountForm({ holder, hasFocus, onSetPin, onAdded, onCancel }: AddAccountFormProps) {
  const t = useMessages('funds');
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
  const ifsc = useWatch({ control: form.control, name: 'ifsc' });
  const branch = useBranch(ifsc);

  function review(values: AccountValues) {
    if (branch.isUnknown) form.setFocus('ifsc');
    else add.review(values);
  }

  function settleIfsc() {
    form.setValue('ifsc', normaliseIfsc(form.getValues('ifsc')));
    ifscChecks.onBlur();
  }

  return (
    <div className="@container">
      <Form
        form={form}
        isPending={add.flow.isBusy}
        aria-label={t('bankAddTitle')}
        onSubmit={review}
        className="grid items-start gap-4 @min-[35rem]:grid-cols-2"
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
          {...{ ifsc, branch }}
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
        <div className="@min-[35rem]:col-span-2">
          <Note icon={<SecurityIcon size="sm" />}>{t('pennyDropNote')}</Note>
        </div>
        <div className="flex gap-3 max-tablet:flex-col-reverse @min-[35rem]:col-span-2 tablet:justify-end">
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
    </div>
  );
}
