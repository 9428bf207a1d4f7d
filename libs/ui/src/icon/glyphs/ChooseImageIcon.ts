import ImageUp from 'lucide-react/icons/image-up';
import { createIcon } from '../createIcon.tsx';

export const ChooseImageIcon = /* @__PURE__ */ createIcon(ImageUp);
