import { zodResolver } from '@hookform/resolvers/zod';
import { fromPaise, istDay, toRupees, wantedValues, type Paise } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Form } from '@wealth/ui/form';
import { MoneyField } from '@wealth/ui/money-field';
import { useForm } from 'react-hook-form';
import type { ReactNode } from 'react';
import { amountSchema, type AmountValues } from './amountForm.ts';
import { AmountSlider } from './AmountSlider.tsx';
import { LimitCard, type LimitCardProps } from './LimitCard.tsx';
import { amountWaitsUntil, wouldWaitUntil, type AmountLimit } from './limitChange.ts';
import { limitScale } from './limitScale.ts';
import { LimitState } from './LimitState.tsx';
import { PendingAmount } from './PendingAmount.tsx';
import { useSaveLimits } from './useSaveLimits.ts';
import { useTellSaved } from './useTellSaved.ts';
import type { LimitsNow } from './useTradeLimits.ts';

export interface AmountLimitCardProps extends Pick<LimitCardProps, 'icon' | 'title' | 'text'> {
  limit: AmountLimit;
  current: LimitsNow;
  label: string;
  /** What stands in the place of the amount in force, and says it too. */
  children?: ReactNode;
}

/** One amount that the client sets, changes and takes away, each saying from when it counts. */
export function AmountLimitCard({ limit, current, label, children, ...card }: AmountLimitCardProps) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { limits, now } = current;
  const { isPending, save } = useSaveLimits();
  const tell = useTellSaved();
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
  const from = amountWaitsUntil(limits, limit);
  return (
    <LimitCard {...card} state={<LimitState isOn={standing !== null} from={from} />}>
      {children ??
        (standing !== null && (
          <Facts layout="list">
            <FactLine name={t('limitInForce')}>
              <span className="font-medium">
                <Money rupees={toRupees(standing)} isPublic />
              </span>
            </FactLine>
          </Facts>
        ))}
      <Form
        form={form}
        isPending={isPending}
        aria-label={card.title}
        onSubmit={({ amount }) => ask(amount === null ? null : fromPaise(amount))}
        className="@container grid"
      >
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 @min-[28rem]:grid-cols-[minmax(0,1fr)_14rem]">
          <AmountSlider
            control={form.control}
            label={label}
            scale={limitScale(limit, [standing, wanted], istDay(now))}
          />
          <div className="@min-[28rem]:row-span-2">
            <MoneyField name="amount" label={label} describeAmount={describe} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isPending={isPending} aria-label={t('limitSaveOf', { limit: card.title })}>
              {t('limitSave')}
            </Button>
            {wanted !== null && (
              <Button
                variant="ghost"
                isDisabled={isPending}
                aria-label={t('limitRemoveOf', { limit: card.title })}
                onPress={() => void ask(null)}
              >
                {t('limitRemove')}
              </Button>
            )}
          </div>
        </div>
      </Form>
      {standing !== null && from !== null && (
        <PendingAmount
          standing={standing}
          next={wanted}
          from={from}
          isDisabled={isPending}
          onKeep={() => void ask(standing)}
        />
      )}
    </LimitCard>
  );
}
