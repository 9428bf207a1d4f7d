import Hourglass from 'lucide-react/icons/hourglass';
import { createIcon } from '../createIcon.tsx';

export const HourglassIcon = /* @__PURE__ */ createIcon(Hourglass);
