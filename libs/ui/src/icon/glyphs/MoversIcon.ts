import TrendingUp from 'lucide-react/icons/trending-up';
import { createIcon } from '../createIcon.tsx';

export const MoversIcon = /* @__PURE__ */ createIcon(TrendingUp);
