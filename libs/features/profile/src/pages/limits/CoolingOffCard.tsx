import { zodResolver } from '@hookform/resolvers/zod';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { confirm } from '@wealth/ui/confirm';
import { DateField } from '@wealth/ui/date-field';
import { Form } from '@wealth/ui/form';
import { PauseIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { RadioGroup } from '@wealth/ui/radio-group';
import { toasts } from '@wealth/ui/toast';
import { useForm, useWatch } from 'react-hook-form';
import {
  coolingOffDays,
  coolingOffEnd,
  coolingOffLengths,
  coolingOffSchema,
  possibleEnd,
  type CoolingOffLength,
  type CoolingOffValues,
} from './coolingOff.ts';
import { LimitCard } from './LimitCard.tsx';
import { LimitState } from './LimitState.tsx';
import { useSaveLimits } from './useSaveLimits.ts';
import type { LimitsNow } from './useTradeLimits.ts';

const names = {
  day: 'coolingOffDay',
  week: 'coolingOffWeek',
  month: 'coolingOffMonth',
  date: 'coolingOffDate',
} as const satisfies Record<CoolingOffLength, string>;

/** A time in which nothing is bought. It is asked for twice, because nothing ends it early. */
export function CoolingOffCard({ current: { limits, now } }: { current: LimitsNow }) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { serverClock } = useSession();
  const { isPending, save } = useSaveLimits();
  const { coolingOffUntil } = limits;
  const form = useForm<CoolingOffValues>({
    resolver: zodResolver(coolingOffSchema(coolingOffUntil, serverClock.now)),
    defaultValues: { length: 'day', day: '' },
  });
  const [length, day] = useWatch({ control: form.control, name: ['length', 'day'] });
  const end = possibleEnd({ length, day }, coolingOffUntil, now);
  const { first, last } = coolingOffDays(now);
  const isRunning = coolingOffUntil !== null;
  const doIt = t(isRunning ? 'coolingOffLonger' : 'coolingOffBegin');

  async function ask(values: CoolingOffValues) {
    const until = coolingOffEnd(values, serverClock.now());
    if (until === null) return;
    const time = formats.dateTime(until);
    const isSure = await confirm({
      title: t('coolingOffQuestion'),
      message: t('coolingOffQuestionText', { time }),
      confirmText: doIt,
      isDestructive: true,
    });
    if (!isSure || !(await save(limits, { coolingOffUntil: until }))) return;
    form.reset();
    toasts.show({ type: 'success', title: t('coolingOffBegun'), description: t('coolingOffRuns', { time }) });
  }

  return (
    <LimitCard
      icon={<PauseIcon />}
      title={t('coolingOff')}
      text={t('coolingOffText')}
      state={<LimitState isOn={isRunning} />}
    >
      {isRunning && (
        <Note tone="warning">{t('coolingOffRuns', { time: formats.dateTime(coolingOffUntil) })}</Note>
      )}
      <Form
        form={form}
        isPending={isPending}
        aria-label={t('coolingOff')}
        onSubmit={ask}
        className="@container grid"
      >
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 @min-[34rem]:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid gap-3">
            <RadioGroup<CoolingOffLength>
              name="length"
              label={t('coolingOffLength')}
              isLabelHidden
              orientation="horizontal"
              options={coolingOffLengths.map((value) => ({ value, label: t(names[value]) }))}
              description={end === null ? undefined : t('coolingOffEnds', { time: formats.dateTime(end) })}
            />
            {length === 'date' && (
              <div className="max-w-72">
                <DateField
                  name="day"
                  label={t('coolingOffFirstDay')}
                  minDate={first}
                  maxDate={last}
                  today={istDay(now)}
                />
              </div>
            )}
          </div>
          <div>
            <Button type="submit" variant="danger" isPending={isPending}>
              {doIt}
            </Button>
          </div>
        </div>
      </Form>
    </LimitCard>
  );
}
