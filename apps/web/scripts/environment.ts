import * as z from 'zod/mini';

const schema = z.object({
  /** Origin of the stock-data API; empty means the origin of the page. */
  VITE_STOCK_BASE_URL: z._default(
    z
      .string()
      .check(z.refine((text) => text === '' || URL.canParse(text), 'VITE_STOCK_BASE_URL must be an address')),
    '',
  ),
  /** Publishable key of the stock-data API. Everybody can read it in the page: never a secret. */
  VITE_STOCK_KEY: z._default(
    z.string().check(z.minLength(1, 'VITE_STOCK_KEY must not be empty')),
    'wealth-sandbox-key',
  ),
  /** Registration number of the research analyst, shown in the client agreement; empty while none is configured. */
  VITE_RESEARCH_ANALYST_NUMBER: z._default(z.string(), ''),
});

export interface Deployment {
  stockBaseUrl: string;
  stockKey: string;
  /** Null while the operator has configured none; the page says so then. */
  researchAnalystNumber: string | null;
}

/**
 * What a deployment may set. Checked when the app is built, so that a wrong value ends the build and the page need not
 * carry the check.
 *
 * @param environment - names and values of the environment.
 * @throws Error that names the value at fault.
 */
export function deploymentOf(environment: Readonly<Record<string, string | undefined>>): Deployment {
  const values = z.parse(schema, environment);
  return {
    stockBaseUrl: values.VITE_STOCK_BASE_URL,
    stockKey: values.VITE_STOCK_KEY,
    researchAnalystNumber: values.VITE_RESEARCH_ANALYST_NUMBER.trim() || null,
  };
}

const chatSchema = z.object({
  /** Address of the chat widget's script; empty where there is none, or where the server brings the frame itself. */
  VITE_CHAT_SCRIPT: z._default(
    z.string().check(
      z.refine((text) => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
        error: 'VITE_CHAT_SCRIPT must be an http or https address',
      }),
    ),
    '',
  ),
});

/**
 * The chat widget of a deployment; the page itself never learns its address.
 *
 * @throws Error that names the value at fault.
 */
export function chatScriptOf(environment: Readonly<Record<string, string | undefined>>): string | null {
  const { VITE_CHAT_SCRIPT: script } = z.parse(chatSchema, environment);
  return script === '' ? null : script;
}

const operatorNames = {
  entityName: 'VITE_ENTITY_NAME',
  registrationNumber: 'VITE_REGISTRATION_NUMBER',
  exchangeMemberships: 'VITE_EXCHANGE_MEMBERSHIPS',
  grievanceContact: 'VITE_GRIEVANCE_CONTACT',
  depositoryParticipant: 'VITE_DEPOSITORY_PARTICIPANT',
  registeredOffice: 'VITE_REGISTERED_OFFICE',
  lender: 'VITE_LENDER',
  lenderRegistration: 'VITE_LENDER_REGISTRATION',
  lenderGrievance: 'VITE_LENDER_GRIEVANCE',
} as const;

type OperatorValue = keyof typeof operatorNames;

/** Without these nobody can check who runs a live system, nor complain about it. */
const neededLive: readonly OperatorValue[] = [
  'entityName',
  'registrationNumber',
  'exchangeMemberships',
  'grievanceContact',
  // Who lends is another one: loans are only referred to.
  'lender',
  'lenderRegistration',
  'lenderGrievance',
];

const environmentSchema = z.object({
  /** What the build is for. */
  VITE_ENVIRONMENT: z._default(
    z.enum(['sandbox', 'live'], 'VITE_ENVIRONMENT must be "sandbox" or "live"'),
    'sandbox',
  ),
});

/** Who runs a deployment, as its operator has configured it; null for what is not configured. */
export type OperatorSettings = Readonly<Record<OperatorValue, string | null>>;

/**
 * @param environment - names and values of the environment.
 * @throws Error that names what a build for a live system lacks.
 */
export function operatorOf(environment: Readonly<Record<string, string | undefined>>): OperatorSettings {
  const read = (value: OperatorValue) => environment[operatorNames[value]]?.trim() || null;
  const missing = neededLive.filter((value) => read(value) === null).map((value) => operatorNames[value]);
  if (z.parse(environmentSchema, environment).VITE_ENVIRONMENT === 'live' && missing.length > 0) {
    throw new Error(`A build for a live system needs ${missing.join(', ')}`);
  }
  return {
    entityName: read('entityName'),
    registrationNumber: read('registrationNumber'),
    exchangeMemberships: read('exchangeMemberships'),
    grievanceContact: read('grievanceContact'),
    depositoryParticipant: read('depositoryParticipant'),
    registeredOffice: read('registeredOffice'),
    lender: read('lender'),
    lenderRegistration: read('lenderRegistration'),
    lenderGrievance: read('lenderGrievance'),
  };
}
