import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { createIcon } from '../createIcon.tsx';

export const ColumnsIcon = /* @__PURE__ */ createIcon(SlidersHorizontal);
