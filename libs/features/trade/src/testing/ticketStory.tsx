import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSession } from '@wealth/session';
import { onStage } from '@wealth/testing/stage';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { ticketDraftName, type TicketDraft } from '../core/drafts/ticketDraft.ts';
import { TicketPage, type TicketPageProps } from '../ticket/TicketPage.tsx';
import { createTicketServer } from './ticketServer.ts';
import type { TicketServerState } from './ticketServerState.ts';

export interface TicketStoryArgs extends TicketPageProps {
  /** What the back end of the story does beside what is right. */
  state: Partial<TicketServerState>;
  /** What the tab has kept of a ticket, beside a GTT of 100 shares that waits for 990.00; null for nothing. */
  draft: Partial<TicketDraft> | null;
}

const keptGtt: TicketDraft = {
  instrument: 'NSE:ARAVBANK',
  side: 'BUY',
  type: 'LIMIT',
  validity: 'GTT',
  quantity: 100,
  price: 99_100,
  follows: false,
  trigger: 99_000,
  stop: null,
  following: 0,
  keeps: null,
};

/** The page of a ticket, in a tab that may have kept one. */
export function TicketStory({ state: _, draft, ...props }: TicketStoryArgs) {
  const { drafts } = useSession();
  useState(() => {
    if (draft) drafts.write(ticketDraftName, { ...keptGtt, side: props.side, ...draft });
  });
  return <TicketPage {...props} />;
}

/** What the stories of the ticket have in common: spread it into their meta. */
export const ticketStories = {
  component: TicketStory,
  args: {
    state: {},
    draft: null,
    instrument: { market: 'NSE', symbol: 'ARAVBANK' },
    side: 'BUY',
    onInstrumentChange: fn(),
    onSetPin: fn(() => Promise.resolve(true)),
    onDeposit: fn(),
    onAwaiting: fn(),
    onHolding: fn(),
    onDone: fn(),
    notFound: null,
  } satisfies TicketStoryArgs,
  beforeEach({ msw, args }) {
    localStorage.clear();
    const server = createTicketServer(args.state);
    msw.use(...server.handlers);
    return () => server.end();
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof TicketStory>;

export type TicketPlay = NonNullable<StoryObj<typeof TicketStory>['play']>;
type PlayContext = Parameters<TicketPlay>[0];

export const phone = { viewport: { value: 'phone', isRotated: false } };

export async function typeQuantity({ canvas, userEvent }: PlayContext, quantity = '40') {
  const field = await canvas.findByRole('textbox', { name: /^(Quantity|मात्रा)$/ });
  await userEvent.clear(field);
  await userEvent.type(field, quantity);
}

/** Plays until the server has confirmed what was typed. */
export const typed: TicketPlay = async (context) => {
  await typeQuantity(context);
  await expect(await context.canvas.findByText('Checked. Nothing is placed yet.')).toBeVisible();
};

/** Sends what the ticket holds, once the server has confirmed it. */
export async function placeTyped({ canvas, userEvent }: PlayContext) {
  await canvas.findByText('Checked. Nothing is placed yet.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.type(await screen.findByLabelText('Trading PIN'), '246810');
}
