import ChevronLeft from 'lucide-react/icons/chevron-left';
import { createIcon } from '../createIcon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft);
