import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/index.ts';
import { Badge, Tag } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { SuccessIcon, TrustIcon, VipIcon, WarningIcon } from '../icon/index.ts';
import { Logo } from '../logo/index.ts';
import { SandboxMark } from '../sandbox-mark/index.ts';
import { SkeletonRows } from '../skeleton/index.ts';
import { Spinner } from '../spinner/index.ts';

function Display() {
  return (
    <div className="grid gap-grid tablet:grid-cols-2">
      <Card title="Badges">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="positive" icon={<SuccessIcon size="xs" />}>
            Executed
          </Badge>
          <Badge tone="warning" icon={<WarningIcon size="xs" />}>
            Partly filled
          </Badge>
          <Badge>Cancelled</Badge>
          <Badge tone="negative">Rejected</Badge>
          <Badge tone="brass" icon={<VipIcon size="xs" />}>
            VIP: 2
          </Badge>
          <Badge tone="accent" icon={<TrustIcon size="xs" />}>
            Trust Rating: 86
          </Badge>
          <Badge tone="info">New</Badge>
          <Tag>NSE</Tag>
        </div>
      </Card>
      <Card title="Marks">
        <div className="flex flex-wrap items-center gap-4">
          <Logo name="Wealth" isNameShown />
          <Avatar name="Asha" />
          <Avatar size="lg" />
          <SandboxMark />
          <Spinner size="lg" />
        </div>
      </Card>
      <Card title="Loading" state={{ kind: 'loading', skeleton: <SkeletonRows rows={3} /> }} />
      <Card
        title="Empty"
        state={{ kind: 'empty', title: 'No holdings yet', action: <Button>Explore the market</Button> }}
      />
      <Card title="Failed" state={{ kind: 'error', onRetry: () => {} }} />
      <Card title="Offline" state={{ kind: 'offline' }} />
    </div>
  );
}

const meta = { title: 'Display/Kitchen sink', component: Display, tags: ['!autodocs'] } satisfies Meta<
  typeof Display
>;

export default meta;

export const All: StoryObj<typeof meta> = {};
