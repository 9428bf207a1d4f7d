import ImageOff from 'lucide-react/icons/image-off';
import { createIcon } from '../createIcon.tsx';

export const NoImageIcon = /* @__PURE__ */ createIcon(ImageOff);
