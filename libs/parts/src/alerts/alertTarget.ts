import type { PriceAlert } from '@wealth/api-sdk/model';
import type { AlertCondition, InstrumentRef } from '@wealth/domain';

/** What the editor of alerts is opened for. */
export interface AlertTarget {
  instrument: InstrumentRef;
  /** The one to change. @default a new one */
  alert?: PriceAlert;
  /** What a new one on the price begins with. @default near the last price */
  start?: Pick<AlertCondition, 'direction' | 'value'>;
}
