import ArrowLeft from 'lucide-react/icons/arrow-left';
import { createIcon } from '../createIcon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft);
