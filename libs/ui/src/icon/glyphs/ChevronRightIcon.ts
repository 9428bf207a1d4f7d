import ChevronRight from 'lucide-react/icons/chevron-right';
import { createIcon } from '../createIcon.tsx';

export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight);
