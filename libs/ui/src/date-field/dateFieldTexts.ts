/** What a DateField says. */
export interface DateFieldTexts {
  /** BCP 47: names of months and days. The calendar is the Gregorian one, its digits are Latin. */
  locale: string;
  /** Name of the button that opens the calendar, and of the calendar. */
  chooseDate: (label: string) => string;
  placeholder: string;
  /** Under the box, where nothing else stands: how a day is written here. */
  form: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  /** Names of days in the calendar; the day comes written out ("Friday, 14 March 2008"). */
  today: (day: string) => string;
  selected: (day: string) => string;
  calendarFailed: string;
}

export const englishDateFieldTexts: DateFieldTexts = {
  locale: 'en-IN',
  chooseDate: (label) => `Choose ${label} from a calendar`,
  placeholder: 'DD/MM/YYYY',
  form: 'Day/month/year, as in 14/03/1991',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: (day) => `Today, ${day}`,
  selected: (day) => `${day}, selected`,
  calendarFailed: 'The calendar could not be loaded. Please type the date.',
};
