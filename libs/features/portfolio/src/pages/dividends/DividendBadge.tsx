import type { Dividend } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Badge, type BadgeProps } from '@wealth/ui/badge';
import { AlertIcon, ClockIcon, SuccessIcon, type IconProps } from '@wealth/ui/icon';
import type { ComponentType } from 'react';

const looks = {
  expected: { tone: 'info', text: 'expected', Icon: ClockIcon },
  received: { tone: 'positive', text: 'received', Icon: SuccessIcon },
  missing: { tone: 'negative', text: 'missing', Icon: AlertIcon },
} as const satisfies Record<
  Dividend['state'],
  { tone: BadgeProps['tone']; text: string; Icon: ComponentType<IconProps> }
>;

export function DividendBadge({ state }: Pick<Dividend, 'state'>) {
  const t = useMessages('dividends');
  const { tone, text, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon size="xs" />}>
      {t(text)}
    </Badge>
  );
}
