/** Who lends in the sandbox: a company that does not exist, and says so. */
export const lender = {
  name: 'Kaveri Example Finance Limited (fictional)',
  registration: 'N-00.00000 (fictional)',
  grievance_officer: 'Grievance Officer, Kaveri Example Finance (fictional)',
  grievance_contact: 'grievance@kaveri-example.invalid',
} as const;
