import ArrowUp from 'lucide-react/icons/arrow-up';
import { createIcon } from '../createIcon.tsx';

export const SortAscendingIcon = /* @__PURE__ */ createIcon(ArrowUp);
