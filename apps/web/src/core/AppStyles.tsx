import '../app.css';

/**
 * Brings the stylesheet of the whole app along with whatever is drawn beside it. A component and not an import at each
 * place, because the code of a route's page is split from its file, and an import for effect would stay behind in the
 * first file.
 */
export function AppStyles() {
  return null;
}
