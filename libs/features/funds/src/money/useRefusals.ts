import type { ApiError } from '@wealth/api-sdk';
import { useState } from 'react';
import { refusedFaults, type MoneyFault } from './fundFaults.ts';

/** What the server has refused a request for, until something of it is changed. */
export function useRefusals() {
  const [refused, setRefused] = useState<readonly MoneyFault[]>([]);
  return {
    refused,
    clear: () => setRefused([]),
    /** Whether it is about something that the form has. */
    take(error: ApiError): boolean {
      const faults = refusedFaults(error);
      setRefused(faults);
      return faults.length > 0;
    },
  };
}
