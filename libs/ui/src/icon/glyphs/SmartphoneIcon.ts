import Smartphone from 'lucide-react/icons/smartphone';
import { createIcon } from '../createIcon.tsx';

export const SmartphoneIcon = /* @__PURE__ */ createIcon(Smartphone);
