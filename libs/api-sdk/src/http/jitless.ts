import * as z from 'zod/mini';

// Before the first schema is made: zod probes `new Function` then, which the Content-Security-Policy reports.
z.config({ jitless: true });
