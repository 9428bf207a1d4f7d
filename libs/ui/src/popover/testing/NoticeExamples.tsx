import { BellIcon, DepositIcon, SecurityIcon, SuccessIcon } from '../../icon/icons.ts';
import { Notice } from '../Notice.tsx';

/** Five newest, as the bell shows them. */
export function NoticeExamples({ onPress }: { onPress?: () => void }) {
  return (
    <>
      <Notice
        isUnread
        tone="accent"
        icon={<SuccessIcon />}
        title="Order executed"
        text="Bought 250 LOHITHA at 186.40. Shares arrive Fri, 20 Nov."
        time="14:08"
        onPress={onPress}
      />
      <Notice
        isUnread
        tone="positive"
        icon={<SuccessIcon />}
        title="Mandate approved"
        text="Bharani Solar: ₹29,520.00 is blocked in your bank."
        time="11:19"
        onPress={onPress}
      />
      <Notice
        tone="brass"
        icon={<BellIcon />}
        title="Price alert"
        text="NARMCEM went above 1,315.00. Last 1,318.60."
        time="10:52"
        onPress={onPress}
      />
      <Notice
        tone="accent"
        icon={<DepositIcon />}
        title="Deposit credited"
        text="₹2,00,000.00 from Sandbox Bank ••4821."
        time="18 Nov"
        onPress={onPress}
      />
      <Notice
        icon={<SecurityIcon />}
        title="New sign-in"
        text="Phone browser, Pune. Not you? Sign it out in Me."
        time="18 Nov"
        onPress={onPress}
      />
    </>
  );
}
