/** `npm run bench -- 'watch list' --long`: the heap over ten minutes of each page. */
export const isLong = process.argv.includes('--long');
