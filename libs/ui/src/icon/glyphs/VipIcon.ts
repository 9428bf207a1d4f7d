import Crown from 'lucide-react/icons/crown';
import { createIcon } from '../createIcon.tsx';

export const VipIcon = /* @__PURE__ */ createIcon(Crown);
