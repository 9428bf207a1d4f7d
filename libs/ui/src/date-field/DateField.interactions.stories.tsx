import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import * as documentation from './DateField.stories.tsx';

const meta = {
  title: 'Inputs/DateField/Interactions',
  component: DateField,
  tags: ['!autodocs'],
  args: { label: 'Date of Birth', today: '2026-11-19', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="min-h-100 max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonName = 'Choose Date of Birth from a calendar';

/** Whatever of these is typed, the form gets 1994-03-14 and the box shows 14/03/1994 [I3A-USE-16]. */
const waysToWrite = [
  '14031994',
  '14/03/1994',
  '14.3.1994',
  '14-03-1994',
  '1994-03-14',
  '14 Mar 1994',
  '१४०३१९९४',
];

export const TypedOnAKeypad: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Date of Birth' });
    await step('the box says how a day is written', async () => {
      await expect(box).toHaveAccessibleDescription('Day/month/year, as in 14/03/1991');
    });
    await step('the strokes come by themselves', async () => {
      await userEvent.type(box, '140319');
      await expect(box).toHaveValue('14/03/19');
    });
    for (const written of waysToWrite) {
      await step(written, async () => {
        await userEvent.clear(box);
        await userEvent.type(box, written);
        await expect(args.onChange).toHaveBeenLastCalledWith('1994-03-14');
        await userEvent.tab();
        await expect(box).toHaveValue('14/03/1994');
      });
    }
    await step('what is no date is reported as it is', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '31/02/1994');
      await expect(args.onChange).toHaveBeenLastCalledWith('31/02/1994');
    });
  },
};

export const ChosenByPointer: Story = {
  args: { defaultValue: '1994-03-14' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: buttonName });
    await step('the calendar opens at the value [I2-3-DATE]', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(screen.getByRole('dialog', { name: buttonName })).toBeVisible());
      await expect(screen.getByRole('button', { name: 'Monday, 14 March 1994, selected' })).toBeVisible();
    });
    await step('month and year lead anywhere', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2001');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'July');
      await userEvent.click(screen.getByRole('button', { name: 'Saturday, 14 July 2001' }));
    });
    await step('a day is taken, and focus returns to the button', async () => {
      await expect(args.onChange).toHaveBeenLastCalledWith('2001-07-14');
      await expect(canvas.getByRole('textbox', { name: 'Date of Birth' })).toHaveValue('14/07/2001');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const ChosenByKeys: Story = {
  args: { minDate: '2026-11-05', maxDate: '2026-11-25' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab reaches the button behind the box, Enter opens the calendar at today', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: buttonName })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const today = await screen.findByRole('button', { name: 'Today, Thursday, 19 November 2026' });
      await waitFor(() => expect(today).toHaveFocus());
    });
    await step('days outside the limits are not offered', async () => {
      const grid = within(screen.getByRole('grid'));
      await expect(grid.getByRole('button', { name: 'Thursday, 26 November 2026' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    });
    await step('arrows move, Enter takes', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-13');
    });
    await step('Escape closes and changes nothing', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: buttonName })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: buttonName });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
};

/** Behind a value that is no date the calendar opens at today. */
export const CalendarInHindi: Story = {
  ...documentation.Hindi,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'कैलेंडर से जन्म तिथि चुनें' }));
    const day = await screen.findByRole('button', { name: 'सोमवार, 14 मार्च 1994, चुना गया' });
    await expect(day).toHaveTextContent('14');
    await waitFor(() => expect(screen.getByRole('button', { name: 'अगला महीना' })).toBeVisible());
  },
};

function InForm(field: DateFieldProps) {
  const form = useForm({ defaultValues: { dob: '' } });
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSubmit={() => form.setError('dob', { message: 'Invalid date format.' }, { shouldFocus: true })}
    >
      <DateField {...field} name="dob" />
      <Button type="submit">Next</Button>
    </Form>
  );
}

export const JoinsAForm: Story = {
  render: InForm,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Date of Birth' });
    await userEvent.type(box, '30/02/1994{Enter}');
    await expect(await canvas.findByText('Invalid date format.')).toBeVisible();
    await expect(box).toBeInvalid();
    await expect(box).toHaveFocus();
  },
};
