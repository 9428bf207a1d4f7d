import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { PortfolioIcon } from '../icon/icons.ts';
import type { SearchFunction, SearchGroup } from './createSearch.ts';
import { SearchCommandRow } from './SearchCommandRow.tsx';
import { besideExamples, keyOfExample, searchExamples, type AnyExample } from './searchExamples.ts';
import { SearchOverlay } from './SearchOverlay.tsx';
import { SearchResultRow } from './SearchResultRow.tsx';
import { createSearchOverlay } from './store.ts';

interface StageProps {
  isOpenAtFirst: boolean;
  search: SearchFunction<AnyExample>;
  heading?: string;
  beside?: (text: string) => ReadonlyArray<SearchGroup<AnyExample>>;
  textOf?: (item: AnyExample) => string | null;
  beneath?: ReactNode;
  onChoose: (item: AnyExample) => void;
  logError: (error: unknown) => void;
}

function Stage({ isOpenAtFirst, heading = 'Instruments', ...props }: StageProps) {
  const [store] = useState(() => createSearchOverlay());
  useEffect(() => {
    if (isOpenAtFirst) store.open();
  }, [isOpenAtFirst, store]);
  return (
    <>
      <Button variant="secondary" onPress={store.open}>
        Open the search
      </Button>
      <SearchOverlay
        {...props}
        store={store}
        heading={heading}
        note="Simulated prices"
        keyOf={keyOfExample}
        renderItem={(item, query) =>
          'command' in item ? (
            <SearchCommandRow
              icon={<PortfolioIcon size="sm" />}
              name={item.command}
              hint={item.hint}
              query={query}
            />
          ) : (
            <SearchResultRow item={item} query={query} />
          )
        }
      />
    </>
  );
}

const search: SearchFunction<AnyExample> = searchExamples;

const meta = {
  title: 'Overlays/SearchOverlay/Groups',
  component: Stage,
  tags: ['!autodocs'],
  args: { isOpenAtFirst: true, search, onChoose: fn(), logError: fn() },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages and actions under the instruments, each group by its name; the arrows walk through all of them. */
export const Groups: Story = {
  args: { beside: besideExamples },
  play: async ({ args, step, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'tata');
    await screen.findByRole('option', { name: /TATAPOWER/ });
    await step('a screen reader hears which group an option is in [I4-6-GROUPS]', async () => {
      const headings = screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
      await expect(headings).toEqual(['Instruments', 'Pages', 'Actions']);
      await expect(screen.getByRole('group', { name: 'Actions' })).toHaveTextContent(
        'Deposit for Tata shares',
      );
      await expect(screen.getByRole('status')).toHaveTextContent('8 results');
    });
    await step('the arrow up from the first is the last of all, and Enter does it', async () => {
      await userEvent.keyboard('{ArrowUp}');
      const active = screen.getByRole('option', { selected: true });
      await expect(active).toHaveTextContent('Deposit for Tata shares');
      await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', active.id);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith({ command: 'Deposit for Tata shares' });
    });
  },
};

/** Before anything is typed: what was chosen last, under Enter at once; a text fills the box instead of being chosen. */
export const Recent: Story = {
  args: {
    beside: besideExamples,
    textOf: (item) => ('command' in item && item.command === 'deposit' ? item.command : null),
    beneath: (
      <Button size="sm" variant="ghost">
        Clear recent searches
      </Button>
    ),
  },
  play: async ({ args, step, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Search' });
    await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
    await step('a recent text is searched for again [I4-6-RECENT]', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(box).toHaveValue('deposit');
      await expect(args.onChoose).not.toHaveBeenCalled();
      await expect(await screen.findByRole('option', { name: /for Tata shares/ })).toBeVisible();
    });
    await step('where nothing is found, it is the way back, and not under Enter', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'zzz');
      await expect(await screen.findByText('No results found.')).toBeVisible();
      await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
      await expect(screen.queryByRole('option', { selected: true })).toBeNull();
    });
  },
};

/** It fills the screen, and carries the mark that it covers. */
export const OnAPhone: Story = {
  ...Groups,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** Long words of another script wrap, and stay beside each other. */
export const Hindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
  args: {
    heading: 'इंस्ट्रूमेंट',
    beside: () => [
      {
        id: 'actions',
        heading: 'काम',
        items: [
          { command: 'मुआवज़े का आवेदन और उससे जुड़े सभी दस्तावेज़ एक साथ भेजें', hint: 'सेवाओं में' },
          { command: 'N'.repeat(120) },
        ],
      },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'tata');
    await screen.findByRole('option', { name: /TATAPOWER/ });
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const Dark: Story = { ...Groups, globals: { theme: 'dark' } };
