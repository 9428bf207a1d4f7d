import User from 'lucide-react/icons/user';
import { createIcon } from '../createIcon.tsx';

export const UserIcon = /* @__PURE__ */ createIcon(User);
