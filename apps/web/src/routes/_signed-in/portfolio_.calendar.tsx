import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '@wealth/feature-portfolio';
import { calendarSearch } from '@wealth/hrefs';
import { useSearchOf } from '../../core/useSearchOf.ts';

export const Route = createFileRoute('/_signed-in/portfolio_/calendar')({
  staticData: { title: 'profitCalendar' },
  loader: ({ context }) => context.loadTexts(['profitCalendar', 'parts']),
  component: CalendarOfAddress,
});

function CalendarOfAddress() {
  const [search, show] = useSearchOf(calendarSearch, '/portfolio/calendar');
  return <CalendarPage search={search} onSearchChange={show} />;
}
