import type * as z from 'zod/mini';
import type { FieldFault } from './answer.ts';

export type Schema<Value> = z.ZodMiniType<Value>;

export type Validated<Value> = { isValid: true; value: Value } | { isValid: false; faults: FieldFault[] };

const labels: Readonly<Record<string, string>> = {
  username: 'Username',
  password: 'Password',
  invite_code: 'Invitation code',
  old_password: 'Current password',
  new_password: 'New password',
  identifier: 'Mobile number',
  code: 'Verification code',
  pin: 'PIN',
  full_name: 'Full name',
  id_no: 'ID number',
  mobile: 'Mobile',
  id_front_url: 'ID front',
  id_back_url: 'ID back',
  file: 'File',
  holder: 'Account holder',
  ifsc: 'IFSC',
  account_number: 'Account number',
  account_type: 'Account type',
  upi_id: 'UPI ID',
};

type Issue = z.core.$ZodIssue;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value: unknown = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function codeOf(issue: Issue, value: unknown): string {
  if (value === undefined || value === '') return 'required';
  if (issue.code === 'too_big') return 'too_long';
  return 'invalid';
}

function messageOf(code: string, label: string): string {
  if (code === 'required') return `${label} is required`;
  if (code === 'too_long') return `${label} is too long`;
  return `${label} is not valid`;
}

/** Says in our words what a validator found wrong; its own words would name the schema. */
function toFault(issue: Issue, input: unknown): FieldFault {
  const field = issue.path.map(String).join('.');
  const code = codeOf(issue, valueAt(input, issue.path));
  return { field, code, message: messageOf(code, labels[field] ?? (field === '' ? 'Body' : field)) };
}

/** The first fault of each field: a text that is empty breaks its length and its pattern at once. */
function firstOfEachField(faults: readonly FieldFault[]): FieldFault[] {
  return faults.filter((fault, index) => faults.findIndex(({ field }) => field === fault.field) === index);
}

/** Checks a body or a query with a generated validator. Unknown fields are left out of the value. */
export function validate<Value>(schema: Schema<Value>, input: unknown): Validated<Value> {
  const result = schema.safeParse(input);
  if (result.success) return { isValid: true, value: result.data };
  const faults = result.error.issues.map((issue) => toFault(issue, input));
  return { isValid: false, faults: firstOfEachField(faults) };
}
