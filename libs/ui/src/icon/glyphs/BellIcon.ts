import Bell from 'lucide-react/icons/bell';
import { createIcon } from '../createIcon.tsx';

export const BellIcon = /* @__PURE__ */ createIcon(Bell);
