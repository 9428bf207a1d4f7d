/** `npm run bench -- orders --short`: ten seconds where a minute is measured, a tenth where a lot is counted. */
export const isShort = process.argv.includes('--short');
