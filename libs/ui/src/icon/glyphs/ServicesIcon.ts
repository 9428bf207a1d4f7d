import LayoutGrid from 'lucide-react/icons/layout-grid';
import { createIcon } from '../createIcon.tsx';

export const ServicesIcon = /* @__PURE__ */ createIcon(LayoutGrid);
