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

function codeOf(issue: Issue, value: unknown) {
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

/** Whether a text can be kept and shown as it is: a NUL ends it elsewhere, and half of a character is none. */
function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Texts that cannot be kept, by their fields. Without recursion: settings may be as deep as a client likes. */
function unkeepable(value: unknown): FieldFault[] {
  const faults: FieldFault[] = [];
  const left: Array<[field: string, value: unknown]> = [['', value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [field, inside] = next;
    if (typeof inside === 'string' && !isKeepable(inside)) {
      faults.push({ field, code: 'invalid', message: messageOf('invalid', labels[field] ?? field) });
    }
    if (typeof inside !== 'object' || inside === null) continue;
    for (const [name, part] of Object.entries(inside))
      left.push([field === '' ? name : `${field}.${name}`, part]);
  }
  return faults;
}

/** Checks a body or a query with a generated validator. Unknown fields are left out of the value. */
export function validate<Value>(schema: Schema<Value>, input: unknown): Validated<Value> {
  const result = schema.safeParse(input);
  if (result.success) {
    const odd = unkeepable(result.data);
    return odd.length === 0 ? { isValid: true, value: result.data } : { isValid: false, faults: odd };
  }
  const faults = result.error.issues.map((issue) => toFault(issue, input));
  return { isValid: false, faults: firstOfEachField(faults) };
}
