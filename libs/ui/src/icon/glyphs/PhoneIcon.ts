import Phone from 'lucide-react/icons/phone';
import { createIcon } from '../createIcon.tsx';

export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
