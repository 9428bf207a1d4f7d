/** As wide as the room allows: "Jan" or "January". */
export type NameStyle = 'short' | 'long';

/** Intl shortens eleven months of British and Indian English to three letters, and September to four. */
export function evenMonths(text: string): string {
  return text.replace(/\bSept\b/u, 'Sep');
}

interface NameOptions {
  locale: string;
  style: NameStyle;
}

const made = new Map<string, readonly string[]>();

/** Making a format costs some 50 µs, and every cell of a calendar asks for a name. */
function remembered(id: string, make: () => readonly string[]): readonly string[] {
  const names = made.get(id) ?? make();
  made.set(id, names);
  return names;
}

/** The names of months for a calendar or an axis, January first. */
export function monthNames({ locale, style }: NameOptions): readonly string[] {
  return remembered(`months/${locale}/${style}`, () => {
    const { format } = new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      timeZone: 'UTC',
      month: style,
    });
    return Array.from({ length: 12 }, (_, month) => evenMonths(format(Date.UTC(2026, month))));
  });
}

/** The names of days for the head of a calendar, Monday first. */
export function weekdayNames({ locale, style }: NameOptions): readonly string[] {
  return remembered(`days/${locale}/${style}`, () => {
    const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: style });
    // 5 January 2026 is a Monday.
    return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2026, 0, 5 + day)));
  });
}
