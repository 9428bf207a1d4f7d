import Star from 'lucide-react/icons/star';
import { createIcon } from '../createIcon.tsx';

export const StarIcon = /* @__PURE__ */ createIcon(Star);
