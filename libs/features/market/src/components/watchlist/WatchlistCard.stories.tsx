import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Watchlist } from '@wealth/api-sdk/model';
import { onStage } from '@wealth/testing/stage';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { brokenMarketHandlers, createWatchlistServer, watchlistFixtures } from '../../testing.ts';
import { envelopeOf, failing } from '@wealth/api-sdk/testing';
import { WatchlistCard } from './WatchlistCard.tsx';

let back = createWatchlistServer();

const meta = {
  title: 'Screens/Market/Watch list',
  component: WatchlistCard,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    back = createWatchlistServer();
    msw.use(...back.handlers);
  },
  decorators: [onStage()],
} satisfies Meta<typeof WatchlistCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

function shown({ canvas }: Pick<Play, 'canvas'>) {
  return canvas.getAllByRole('rowheader').map((cell) => /^[A-Z]+/.exec(cell.textContent)?.[0]);
}

async function choose(
  { canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>,
  button: string,
  item: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: '1,004.85' })).toBeVisible();
    await expect(shown({ canvas })).toEqual(['ARAVBANK', 'INDRAOIL', 'TEJASMOT', 'GONE']);
  },
};

/** What each did today, on one clock. */
export const LinesOfToday: Story = {
  beforeEach() {
    back.change(back.lists()[0]?.id ?? '', (list) => ({
      ...list,
      columns: ['last_price', 'change_percent', 'sparkline', 'day_range'],
    }));
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Day between 997.50/)).toHaveLength(3));
    await expect(canvasElement.querySelectorAll('[role="gridcell"] svg path').length).toBeGreaterThan(6);
  },
};

export const LinesOfTodayDark: Story = { ...LinesOfToday, globals: { theme: 'dark' } };

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

/** Symbol, price with its change, and the menu; the other columns have left. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [price] = await canvas.findAllByText('1,004.85');
    await expect(shown({ canvas })).toEqual(['ARAVBANK', 'INDRAOIL', 'TEJASMOT', 'GONE']);
    await expect(canvas.queryByRole('columnheader', { name: 'Change %' })).toBeNull();
    // A price of lakhs has room.
    const line = price?.closest('.block');
    await expect(line?.clientWidth).toBeGreaterThanOrEqual(80);
    await expect(line?.textContent).toBe('1,004.85');
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'वॉच लिस्ट' })).toBeVisible();
    await expect(await canvas.findByText('सूचीबद्ध नहीं')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Watch list' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(
      failing('*/client/app/v1/watchlists', { status: 500, message: 'Out of order' }),
      ...brokenMarketHandlers(),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Every move without a pointer. */
export const MovingByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('gridcell', { name: '1,004.85' });
    await step('Enter opens the menu of a row, Enter chooses Move up', async () => {
      (await canvas.findByRole('button', { name: 'Options for INDRAOIL' })).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(shown({ canvas })).toEqual(['INDRAOIL', 'ARAVBANK', 'TEJASMOT', 'GONE']));
    });
    await step('the server has it too', async () => {
      await waitFor(() => expect(back.lists()[0]?.instruments[0]?.symbol).toBe('INDRAOIL'));
    });
  },
};

/** What another tab has done stays, and so does the move. */
export const ChangedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: '1,004.85' });
    back.change(watchlistFixtures[0]?.id ?? '', (list: Watchlist) => ({
      ...list,
      instruments: list.instruments.filter(({ symbol }) => symbol !== 'ARAVBANK'),
    }));
    await choose({ canvas, userEvent }, 'Options for TEJASMOT', 'Move to top');
    await waitFor(() => expect(shown({ canvas })).toEqual(['TEJASMOT', 'INDRAOIL', 'GONE']));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Pasting: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: '1,004.85' });
    await choose({ canvas, userEvent }, 'Options for TEJASMOT', 'Remove from list');
    await choose({ canvas, userEvent }, 'List options', 'Paste symbols');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Symbols or ISINs' }), 'tejasmot, NOSUCH');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the list' }));
    await expect(await canvas.findByText('1 instrument was added.')).toBeVisible();
    await expect(canvas.getByText('NOSUCH')).toBeVisible();
  },
};

/** The keyboard takes a row by its handle; a screen reader hears each step. */
export const DraggingByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('gridcell', { name: '1,004.85' });
    await choose({ canvas, userEvent }, 'List options', 'Arrange rows');
    const handle = await canvas.findByRole('button', { name: 'Move TEJASMOT' });
    await step(
      'Enter takes the row, the arrows choose its place, Enter puts it down [I4-5-DRAG]',
      async () => {
        handle.focus();
        await userEvent.keyboard('{Enter}');
        // A frame later the places are there, and one of them has the focus.
        await waitFor(() => expect(document.activeElement).not.toBe(handle));
        await userEvent.keyboard('{Home}{Enter}');
        await waitFor(() => expect(back.lists()[0]?.instruments[0]?.symbol).toBe('TEJASMOT'));
      },
    );
    await step('Done shows the list in its new order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(shown({ canvas })).toEqual(['TEJASMOT', 'ARAVBANK', 'INDRAOIL', 'GONE']));
    });
  },
};

const found = [
  { market: 'NSE', symbol: 'TEJASMOT', name: 'Tejas Motors', price: 364.2 },
  { market: 'NSE', symbol: 'TEJASTEX', name: 'Tejas Textiles', price: 64.2 },
].map((row) => ({ ...row, exchanges: [{ market: row.market, symbol: row.symbol }] }));

/** [I4-5-ADD] Found by what is typed, added at the end; the box is free for the next, and says what is there already. */
export const AddingBySearch: Story = {
  beforeEach({ msw }) {
    msw.use(http.get('*/stock/api/v1/search/', () => HttpResponse.json(envelopeOf(found))));
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('gridcell', { name: '1,004.85' });
    await step('by keyboard', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Add symbol' }));
      await userEvent.keyboard('tejas');
      await expect(
        await screen.findByRole('option', { name: /TEJASMOT NSE/ }, { timeout: 3000 }),
      ).toHaveTextContent('in the list');
      await userEvent.click(screen.getByRole('option', { name: /TEJASTEX NSE/ }));
      await waitFor(() =>
        expect(shown({ canvas })).toEqual(['ARAVBANK', 'INDRAOIL', 'TEJASMOT', 'GONE', 'TEJASTEX']),
      );
    });
    await step('the box is empty and has the focus', async () => {
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Add symbol' })).toHaveValue(''));
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Add symbol' })).toHaveFocus());
    });
  },
};
