import { useSetWithdrawableNotice } from '@wealth/api-sdk/fund';
import type { WithdrawableNotice } from '@wealth/api-sdk/model';
import { useConfirmed } from '@wealth/placing';
import { Switch } from '@wealth/ui/switch';
import { useFundWords } from '../money/useFundWords.ts';

/** Has the client told once money can be withdrawn. */
export function TellMe({ notice }: { notice: WithdrawableNotice }) {
  const { t, when } = useFundWords();
  const set = useSetWithdrawableNotice();
  const { run, isPending } = useConfirmed({
    send: (wanted: boolean) => set.mutateAsync({ data: { wanted } }),
    success: () => null,
  });
  return (
    <div className="rounded-card border border-border bg-surface px-card py-1">
      <Switch
        layout="row"
        label={t('withdrawalTellMe')}
        description={t('withdrawalTellMeAt', { time: when(notice.at) })}
        isSelected={notice.wanted}
        onChange={(wanted) => {
          if (!isPending) void run(wanted);
        }}
      />
    </div>
  );
}
