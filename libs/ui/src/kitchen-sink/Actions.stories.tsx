import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, type ButtonProps } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { BellIcon, LogoutIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link, LinkButton } from '../link/index.ts';

const variants = ['primary', 'secondary', 'ghost'] as const satisfies ReadonlyArray<ButtonProps['variant']>;

function Actions() {
  return (
    <Card title="Buttons">
      <div className="grid gap-4">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap gap-4">
            <Button variant={variant}>Default</Button>
            <Button variant={variant} isDisabled>
              Disabled
            </Button>
            <Button variant={variant} isPending>
              Loading
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3 border-t border-border pt-4">
          <Button variant="buy">Buy</Button>
          <Button variant="sell">Sell</Button>
          <Button variant="soft">Soft</Button>
          <Button variant="danger" icon={<LogoutIcon size="sm" />}>
            Logout
          </Button>
          <Button variant="secondary" size="sm">
            Small
          </Button>
          <Button size="lg">Large, 48 px</Button>
          <IconButton aria-label="Notifications" isBordered>
            <BellIcon />
          </IconButton>
          <LinkButton href="#home" variant="secondary">
            Back to Home
          </LinkButton>
          <Link href="#all">View all</Link>
          <Link href="#privacy" tone="quiet">
            Privacy
          </Link>
        </div>
      </div>
    </Card>
  );
}

const meta = { title: 'Actions/Kitchen sink', component: Actions, tags: ['!autodocs'] } satisfies Meta<
  typeof Actions
>;

export default meta;

export const All: StoryObj<typeof meta> = {};
