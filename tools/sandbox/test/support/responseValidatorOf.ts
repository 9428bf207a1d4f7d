import { operations } from '@wealth/api-sdk/operations';

interface Validator {
  parse: (value: unknown) => unknown;
}

function isPath(described: string, path: string): boolean {
  const names = described.split('/');
  const parts = path.split('/');
  return (
    names.length === parts.length &&
    names.every((name, index) => name === parts[index] || (name.startsWith('{') && parts[index] !== ''))
  );
}

/** The validator of a request's success; undefined for what is not in the description. */
export function responseValidatorOf(method: string, target: string): Validator | undefined {
  const [path = ''] = target.split('?');
  // A path that is written out comes before one with a name in it.
  const candidates = Object.values(operations).filter(
    (operation) => operation.method === method && isPath(operation.path, path),
  );
  return (candidates.find((operation) => operation.path === path) ?? candidates[0])?.answer;
}
