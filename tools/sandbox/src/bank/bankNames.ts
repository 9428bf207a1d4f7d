/** The banks of the sandbox by the first four letters of an IFSC. None of them exists. */
const names: Readonly<Record<string, string>> = {
  SBOX: 'Sandbox Bank',
  ARAV: 'Aravalli Bank',
  SATP: 'Satpura Bank',
  DEMO: 'Demo Co-operative Bank',
};

/** The bank of an IFSC; its four letters where the sandbox has no name for it. */
export function bankNameOf(ifsc: string): string {
  const code = ifsc.slice(0, 4);
  return names[code] ?? code;
}

/** How an account number is shown: never more than its last four digits. */
export function maskNumber(numberEnd: string): string {
  return `••••${numberEnd}`;
}

/** The first letters of the IFSCs of banks whose name holds a text in lower case. */
export const banksNamed = (text: string): string[] =>
  Object.keys(names).filter((code) => bankNameOf(code).toLowerCase().includes(text));

/** Whether the sandbox has a bank of this IFSC. */
export const isKnownBank = (ifsc: string) => Object.hasOwn(names, ifsc.slice(0, 4));
