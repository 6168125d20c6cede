import { type CallName, type CallParts, type JsonBody } from './contractCall';

declare const ofTheContract: unique symbol;

/** A request of the contract. Only `requestOf` creates one, so that calls outside of the contract cannot be sent. */
export interface ContractRequest {
  readonly [ofTheContract]: true;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  /** Query parameters; undefined and empty ones are omitted. */
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

interface LooseParts {
  path?: Readonly<Record<string, string>>;
  query?: ContractRequest['query'];
  body?: unknown;
}

/**
 * Builds the request of a call: fills in the path, adds query and JSON body. A path, method, parameter or body field
 * outside of the contract fails the type check.
 */
export function requestOf<Name extends CallName, Body extends JsonBody<Name>>(
  name: Name,
  ...[parts = {}]: object extends CallParts<Name, Body>
    ? [parts?: CallParts<Name, Body>]
    : [parts: CallParts<Name, Body>]
): ContractRequest {
  const { path = {}, query, body }: LooseParts = parts;
  const [method, template = ''] = name.split(' ');
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(path[key] ?? ''),
  );
  return { method, path: filled, query, body } as ContractRequest; // cast: a call of the contract
}
