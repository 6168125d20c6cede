import { type CallName, type CallParts, type JsonBody } from './contractCall';

declare const ofTheContract: unique symbol;

/** A request of the contract: `requestOf` alone makes one, so that no other call can be sent. */
export interface ContractRequest {
  readonly [ofTheContract]: true;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  /** Left out where undefined or empty. */
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

interface LooseParts {
  path?: Readonly<Record<string, string>>;
  query?: ContractRequest['query'];
  body?: unknown;
}

/**
 * The request of a call: its path filled, with its query and its JSON body. A path, a method, a parameter or
 * a field of the body that the contract does not have fails the type check.
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
  return { method, path: filled, query, body } as ContractRequest; // the name is one of the contract's
}
