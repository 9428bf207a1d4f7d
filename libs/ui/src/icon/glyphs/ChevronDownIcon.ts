import ChevronDown from 'lucide-react/icons/chevron-down';
import { createIcon } from '../createIcon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
