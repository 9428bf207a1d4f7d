import type { ApiError } from '@wealth/api-sdk';
import { useState } from 'react';
import { usePlacing, type PlacingFlow, type PlacingOptions } from './usePlacing.ts';

type Shared = 'placing' | 'judge' | 'onStopped' | 'onPlaced' | 'onSetPin';

export interface FormPlacingOptions<Body, Placed, Preview, Fault> extends Pick<
  PlacingOptions<Body, Placed, Preview, null>,
  Shared
> {
  /** What of a refusal the form itself shows; the dialog tells of one of which that is nothing. */
  faultsOf: (error: ApiError) => readonly Fault[];
}

export interface FormPlacing<Body, Placed, Fault> {
  flow: PlacingFlow<Placed, null>;
  /** What is reviewed, or was sent; null before the first review. */
  sent: Body | null;
  /** What the server has refused it for, until something of it is changed. */
  refused: readonly Fault[];
  forgetRefused: () => void;
  /** To the review of this. */
  review: (body: Body) => void;
}

/** The way of a form that shows by its own fields why the server has refused it. */
export function useFormPlacing<Body, Placed, Preview, Fault>({
  faultsOf,
  ...options
}: FormPlacingOptions<Body, Placed, Preview, Fault>): FormPlacing<Body, Placed, Fault> {
  const [sent, setSent] = useState<Body | null>(null);
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  const flow = usePlacing({
    ...options,
    body: sent,
    seen: null,
    takesRefusal(error) {
      const faults = faultsOf(error);
      setRefused(faults);
      return faults.length > 0;
    },
  });
  const forgetRefused = () => setRefused([]);
  return {
    flow,
    sent,
    refused,
    forgetRefused,
    review(body) {
      forgetRefused();
      setSent(body);
      flow.begin();
    },
  };
}
