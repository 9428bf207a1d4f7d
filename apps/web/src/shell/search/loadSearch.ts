/** The search is a file of its own, which the first page does without; it is fetched once. */
export const loadSearch = () => import('./AppSearch.tsx');
