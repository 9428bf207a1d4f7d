import type { Operator } from '@wealth/feature-discover';
import type { OperatorSettings } from '../scripts/environment.ts';
import { config } from './config.ts';

declare const __OPERATOR__: OperatorSettings;

/** Who runs this deployment. Not in `config`: the first file of the app carries that, and shows none of this. */
export const operator: Operator = { ...__OPERATOR__, researchAnalystNumber: config.researchAnalystNumber };
