import ArrowDown from 'lucide-react/icons/arrow-down';
import { createIcon } from '../createIcon.tsx';

export const SortDescendingIcon = /* @__PURE__ */ createIcon(ArrowDown);
