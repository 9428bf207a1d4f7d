/** The retail part of an issue so far. */
export interface RetailBids {
  applicants: number;
  /** Lots that can go to one applicant each. */
  lots: number;
}

/** Of a hundred applicants so many get a lot by draw, whole; null where everybody gets at least one. */
export function chanceOf({ applicants, lots }: RetailBids): number | null {
  return lots >= applicants ? null : Math.floor((lots * 100) / applicants);
}
