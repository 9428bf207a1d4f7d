import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ProfitCalendar, type ProfitCalendarProps } from './ProfitCalendar.tsx';
import { sampleDays, sampleMonths, sampleYears } from './samples.testing.ts';

const samples = { day: sampleDays, month: sampleMonths, year: sampleYears };

const meta = {
  title: 'Finance/ProfitCalendar',
  component: ProfitCalendar,
  args: {
    view: 'day',
    period: '2026-11',
    entries: sampleDays,
    today: '2026-11-19',
    firstPeriod: '2024-03',
    selected: '2026-11-19',
    onSelect: fn(),
    onPeriodChange: fn(),
    onViewChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'What each day, month or year has gained or lost after deposits and withdrawals. **Do** show the chosen period beside it by holding, and give closed days with their reason. **Don’t** show a day without a figure as zero, or colour it without the signed figure. On phones a cell has room for the percentage; its name says the amount too.',
      },
    },
  },
  render: function Controlled(args: ProfitCalendarProps) {
    const [view, setView] = useState(args.view);
    const [period, setPeriod] = useState(args.period);
    const [selected, setSelected] = useState(args.selected);
    return (
      <ProfitCalendar
        {...args}
        view={view}
        period={period}
        selected={selected}
        entries={args.entries === sampleDays ? samples[view] : args.entries}
        onViewChange={(next) => {
          setView(next);
          args.onViewChange(next);
        }}
        onPeriodChange={(next) => {
          setPeriod(next);
          args.onPeriodChange(next);
        }}
        onSelect={(next) => {
          setSelected(next);
          args.onSelect(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ProfitCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};
export const Months: Story = { args: { view: 'month' } };
export const Years: Story = { args: { view: 'year' } };

/** Amounts and percentages are hidden; shade and sign stay. */
export const Masked: Story = {
  args: { isMasked: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Thu, 19 Nov 2026: today, Amount hidden, gain' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/₹\d|\d%/)).toBeNull();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } };

/** A month before the first trade: outlined days, no figures. */
export const Empty: Story = { args: { entries: [], period: '2026-10' } };

export const BadInput: Story = {
  args: {
    entries: [
      { period: '2026-11-02', amount: Number.NaN, percent: Number.NaN },
      { period: '2026-11-03', amount: null, percent: null },
      { period: '2026-11-04', amount: Number.POSITIVE_INFINITY, percent: Number.NEGATIVE_INFINITY },
      { period: '2026-11-05', amount: 1e15, percent: 1e15 },
      { period: '2026-11-06', amount: -0, percent: -0 },
      { period: 'someday', amount: 1, percent: 1 },
      { period: '2026-11-07', amount: null, percent: null, isClosed: true, note: 'अवकाश '.repeat(80) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Fri, 6 Nov 2026: ₹0.00, 0.00%' })).toBeVisible();
  },
};

export const MovedByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    await step('one stop of the Tab key: the chosen day', async () => {
      await userEvent.click(day(/^Wed, 18 Nov 2026/));
      await expect(args.onSelect).toHaveBeenLastCalledWith('2026-11-18');
      await expect(day(/^Wed, 18 Nov 2026/)).toHaveFocus();
    });
    await step('arrows by day and by week, Home and End within the week [I2-6-CALENDAR]', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(day(/^Thu, 19 Nov 2026/)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(day(/^Thu, 12 Nov 2026/)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(day(/^Mon, 9 Nov 2026/)).toHaveFocus();
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('2026-11-15');
    });
    await step('a page back is the month before, and the future cannot be reached', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(args.onPeriodChange).toHaveBeenLastCalledWith('2026-10');
      await expect(day(/^Thu, 15 Oct 2026/)).toHaveFocus();
      await userEvent.keyboard('{PageDown}{PageDown}');
      await expect(day(/^Sun, 15 Nov 2026/)).toHaveFocus();
      await expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled();
    });
    await step('months and years', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
      await expect(canvas.getByRole('button', { name: /^August 2026: \+₹79,312.00/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Year' }));
      await expect(canvas.getByRole('button', { name: /^2025: −₹18,220.45/ })).toBeVisible();
    });
  },
};
