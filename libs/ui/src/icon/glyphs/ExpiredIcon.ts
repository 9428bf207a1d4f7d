import TimerOff from 'lucide-react/icons/timer-off';
import { createIcon } from '../createIcon.tsx';

export const ExpiredIcon = /* @__PURE__ */ createIcon(TimerOff);
