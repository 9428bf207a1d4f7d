import type { BlockNotice } from '@wealth/api-sdk/model';
import { useSetBlockNotice } from '@wealth/api-sdk/trade';
import { useConfirmed } from '@wealth/placing';
import { Switch } from '@wealth/ui/switch';
import { clockOf, useBlockWords } from './useBlockWords.ts';

/** Has the client told before the next window opens. */
export function TellMeBefore({ notice }: { notice: BlockNotice }) {
  const { t, day } = useBlockWords();
  const set = useSetBlockNotice();
  const { run, isPending } = useConfirmed({
    send: (wanted: boolean) => set.mutateAsync({ data: { wanted } }),
    success: () => null,
  });
  return (
    <Switch
      layout="row"
      label={t('tellMe')}
      description={t('tellMeAt', { day: day(notice.at), time: clockOf(notice.at) })}
      isSelected={notice.wanted}
      onChange={(wanted) => {
        if (!isPending) void run(wanted);
      }}
    />
  );
}
