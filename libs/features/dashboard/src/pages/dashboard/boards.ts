/**
 * Subject left, context right; where the page is narrower, or its letters larger, one column, with the two short tables
 * side by side beneath the holdings. By the room of the page itself (`@container`), which the rail and large text take.
 */
export const boards =
  'grid grid-flow-dense grid-cols-1 content-start gap-grid @min-[42rem]:grid-cols-2 @min-[65rem]:grid-cols-3';

/** The wider board of a row. */
export const wideBoard = 'grid min-w-0 @min-[42rem]:col-span-2';

/** As above, where the second board stands beneath the first one until there is room beside it. */
export const split = 'grid grid-cols-1 gap-grid @min-[65rem]:grid-cols-3';
export const wideSplit = 'grid min-w-0 @min-[65rem]:col-span-2';
