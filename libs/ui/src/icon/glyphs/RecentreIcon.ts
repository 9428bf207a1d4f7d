import Focus from 'lucide-react/icons/focus';
import { createIcon } from '../createIcon.tsx';

export const RecentreIcon = /* @__PURE__ */ createIcon(Focus);
