import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { createIcon } from '../createIcon.tsx';

export const MeIcon = /* @__PURE__ */ createIcon(CircleUserRound);
