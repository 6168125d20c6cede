/** JSON Schema in OpenAPI 3.1's dialect, limited to the keywords that the contract uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  oneOf?: Schema[];
  enum?: unknown[];
  format?: string;
  additionalProperties?: Schema | boolean;
  'x-spellings'?: string[];
  'x-essential'?: string[];
}

interface Body {
  content?: Record<string, { schema: Schema; 'x-extension'?: string }>;
}

/** An operation as written in the document, with references resolved. */
interface WrittenOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: object[];
  parameters?: { name: string; in: string; 'x-extension'?: string }[];
  requestBody?: Body;
  responses: Record<string, Body>;
  'x-container'?: string[];
  'x-missing-language'?: boolean;
  'x-optional'?: string;
  'x-tolerated'?: string[];
}

/** The document, with references resolved. */
export interface WrittenContract {
  info: {
    'x-tolerances': Record<string, string>;
    'x-extensions': Record<string, { is: string; detected: string }>;
  };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, WrittenOperation>>;
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete'];

/** One call of the contract. */
export interface Operation {
  /** Method and path template, as in 'GET /api/tours/{id}'. */
  name: string;
  id: string;
  tag: string;
  summary: string;
  method: string;
  template: string;
  /** True when no token is needed. */
  isPublic: boolean;
  description: string;
  /** Names of the query parameters. */
  query: readonly string[];
  /** Schemas of request bodies, by media type. */
  bodies: Readonly<Record<string, Schema>>;
  /** Behaviour on a worker that lacks the call; null when the call is mandatory. */
  withoutIt: string | null;
  /** Keys under which the response may be wrapped in an object. */
  containers: readonly string[];
  /** True when 404 can also mean a record without texts in the requested language. */
  mayLackLanguage: boolean;
  tolerated: readonly string[];
  /** Extensions that a request may use. */
  extensions: readonly string[];
  /** Body schema by status; null for no body. */
  responses: Readonly<Record<string, Schema | null>>;
}

/** The operations of a document with resolved references. */
export function operationsOf({ paths }: WrittenContract): Operation[] {
  return Object.entries(paths).flatMap(([template, item]) =>
    METHODS.flatMap((verb) => {
      const written = item[verb];
      if (written === undefined) return [];
      const method = verb.toUpperCase();
      const responses = Object.entries(written.responses).map(([status, { content }]) => [
        status,
        content?.['application/json']?.schema ?? null,
      ]);
      return {
        name: `${method} ${template}`,
        id: written.operationId,
        tag: written.tags[0] ?? '',
        summary: written.summary,
        method,
        template,
        description: written.description ?? '',
        query: (written.parameters ?? []).flatMap((one) => (one.in === 'query' ? [one.name] : [])),
        bodies: Object.fromEntries(
          Object.entries(written.requestBody?.content ?? {}).map(([type, { schema }]) => [
            type,
            schema,
          ]),
        ),
        isPublic: written.security?.length === 0,
        withoutIt: written['x-optional'] ?? null,
        containers: written['x-container'] ?? [],
        mayLackLanguage: written['x-missing-language'] ?? false,
        tolerated: written['x-tolerated'] ?? [],
        extensions: [
          ...new Set(
            [
              ...(written.parameters ?? []),
              ...Object.values(written.requestBody?.content ?? {}),
            ].flatMap((one) => one['x-extension'] ?? []),
          ),
        ],
        responses: Object.fromEntries(responses) as Operation['responses'], // entries of that type
      };
    }),
  );
}

const segmentsOf = (path: string) => path.split('/');

function matches(template: string, path: string): boolean {
  const expected = segmentsOf(template);
  const given = segmentsOf(path);
  return (
    expected.length === given.length &&
    expected.every((part, at) => part === given[at] || (/^\{.*\}$/.test(part) && given[at] !== ''))
  );
}

/** The operation of a call by its path; a literal path takes precedence over one with a parameter. */
export function findOperation(
  operations: readonly Operation[],
  method: string,
  path: string,
): Operation | null {
  const found = operations.filter((each) => each.method === method && matches(each.template, path));
  return found.find(({ template }) => template === path) ?? found[0] ?? null;
}

/** The schema of a response, by its status or its status class ('5XX'); undefined when neither is documented. */
export function responseSchema(
  { responses }: Operation,
  status: number,
): Schema | null | undefined {
  const own = responses[status];
  return own === undefined ? responses[`${Math.floor(status / 100)}XX`] : own;
}
