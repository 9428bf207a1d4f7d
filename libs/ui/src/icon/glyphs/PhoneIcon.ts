import Smartphone from 'lucide-react/icons/smartphone';
import { createIcon } from '../createIcon.tsx';

export const PhoneIcon = /* @__PURE__ */ createIcon(Smartphone);
