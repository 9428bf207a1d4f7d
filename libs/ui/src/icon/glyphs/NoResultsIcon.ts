import SearchX from 'lucide-react/icons/search-x';
import { createIcon } from '../createIcon.tsx';

export const NoResultsIcon = /* @__PURE__ */ createIcon(SearchX);
