/** Of a gain whose amount is hidden: how much it was in percent would tell it. */
export const signs = { up: '+', down: '−', flat: '0' } as const;
export const signNames = { up: 'gain', down: 'loss', flat: 'unchanged' } as const;
