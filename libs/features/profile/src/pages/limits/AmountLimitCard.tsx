import { zodResolver } from '@hookform/resolvers/zod';
import { fromPaise, toRupees, toWire, wantedValues, type Paise } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { Form } from '@wealth/ui/form';
import { MoneyField } from '@wealth/ui/money-field';
import { useForm } from 'react-hook-form';
import type { ReactNode } from 'react';
import { amountSchema, type AmountValues } from './amountForm.ts';
import { LimitFacts, type LimitFactsProps } from './LimitFacts.tsx';
import { amountWaitsUntil, wouldWaitUntil, type AmountLimit } from './limitChange.ts';
import { useSaveLimits } from './useSaveLimits.ts';
import { useTellSaved } from './useTellSaved.ts';
import type { LimitsNow } from './useTradeLimits.ts';

export interface AmountLimitCardProps {
  limit: AmountLimit;
  current: LimitsNow;
  title: string;
  /** What the limit does. */
  text: string;
  label: string;
  /** What stands beside the limit itself. */
  children?: ReactNode;
}

function useFacts({ limits }: LimitsNow, limit: AmountLimit): LimitFactsProps['facts'] {
  const t = useMessages('profile');
  const formats = useFormats();
  const from = amountWaitsUntil(limits, limit);
  const shown = (amount: Paise | null) =>
    amount === null ? t('limitNone') : <Money rupees={toRupees(amount)} isPublic />;
  const inForce = { name: t('limitInForce'), value: shown(limits[limit]) };
  if (from === null || !limits.pending) return [inForce];
  const day = formats.day(from);
  return [inForce, { name: t('limitWaiting', { day }), value: shown(limits.pending[limit]) }];
}

/** One amount that the client sets, changes and takes away, each saying from when it counts. */
export function AmountLimitCard({ limit, current, title, text, label, children }: AmountLimitCardProps) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { limits, now } = current;
  const { isPending, save } = useSaveLimits();
  const tell = useTellSaved();
  const facts = useFacts(current, limit);
  const wanted = wantedValues(limits)[limit];
  const form = useForm<AmountValues>({
    resolver: zodResolver(amountSchema),
    values: { amount: wanted },
    // What another tab saves does not take away what is being typed here.
    resetOptions: { keepDirtyValues: true },
  });

  async function ask(amount: Paise | null) {
    const saved = await save(limits, { [limit]: amount });
    if (!saved) return;
    form.reset({ amount: wantedValues(saved)[limit] });
    tell(amountWaitsUntil(saved, limit));
  }

  function describe(amount: Paise): string {
    if (amount === limits[limit]) return t('limitAsItStands');
    const from = wouldWaitUntil(limits, { [limit]: amount }, now);
    return from === null ? t('limitFromNow') : t('limitFromDay', { day: formats.day(from) });
  }

  const standing = limits[limit];
  const isWaiting = amountWaitsUntil(limits, limit) !== null;
  return (
    <Card title={title}>
      <div className="grid gap-4">
        <p className="text-detail text-fg-muted">{text}</p>
        <LimitFacts facts={facts} />
        {children}
        <Form
          form={form}
          isPending={isPending}
          aria-label={title}
          onSubmit={({ amount }) => ask(amount === null ? null : fromPaise(amount))}
          className="grid gap-3"
        >
          <MoneyField name="amount" label={label} describeAmount={describe} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isPending={isPending}>
              {t('limitSave')}
            </Button>
            {standing !== null && isWaiting && (
              <Button variant="secondary" isDisabled={isPending} onPress={() => void ask(standing)}>
                {t('limitKeep', { amount: formats.amount(toWire(standing)) })}
              </Button>
            )}
            {wanted !== null && (
              <Button variant="ghost" isDisabled={isPending} onPress={() => void ask(null)}>
                {t('limitRemove')}
              </Button>
            )}
          </div>
        </Form>
      </div>
    </Card>
  );
}
