import Calendar from 'lucide-react/icons/calendar';
import { createIcon } from '../createIcon.tsx';

export const CalendarIcon = /* @__PURE__ */ createIcon(Calendar);
