import CalendarCheck from 'lucide-react/icons/calendar-check';
import { createIcon } from '../createIcon.tsx';

export const SettledIcon = /* @__PURE__ */ createIcon(CalendarCheck);
