/** CSS length: a table of the heat map is as high as the map in whose place it stands. */
export const tableHeight = '424px';
