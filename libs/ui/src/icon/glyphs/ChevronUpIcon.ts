import ChevronUp from 'lucide-react/icons/chevron-up';
import { createIcon } from '../createIcon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
