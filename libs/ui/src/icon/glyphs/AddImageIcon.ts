import ImagePlus from 'lucide-react/icons/image-plus';
import { createIcon } from '../createIcon.tsx';

export const AddImageIcon = /* @__PURE__ */ createIcon(ImagePlus);
