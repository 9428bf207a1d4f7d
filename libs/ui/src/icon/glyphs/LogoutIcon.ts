import LogOut from 'lucide-react/icons/log-out';
import { createIcon } from '../createIcon.tsx';

export const LogoutIcon = /* @__PURE__ */ createIcon(LogOut);
