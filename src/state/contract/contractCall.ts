import { type paths } from './contract.generated';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

type NameOf<M extends Method, Path extends keyof paths> = paths[Path][M] extends object
  ? `${Uppercase<M>} ${Path}`
  : never;

/** Key of a call: method and path, as in 'GET /api/tours/{id}'. */
export type CallName = {
  [Path in keyof paths]: { [M in Method]: NameOf<M, Path> }[Method];
}[keyof paths];

type OperationOf<Name extends CallName> = {
  [Path in keyof paths]: {
    [M in Method]: Name extends NameOf<M, Path> ? paths[Path][M] : never;
  }[Method];
}[keyof paths];

type ParametersOf<Name extends CallName, Place extends 'path' | 'query'> =
  OperationOf<Name> extends { parameters: infer Given }
    ? NonNullable<Given[Place & keyof Given]>
    : never;

type BodyOf<Name extends CallName, Type extends string> =
  OperationOf<Name> extends { requestBody: { content: infer Content } }
    ? Type extends keyof Content
      ? Content[Type]
      : never
    : never;

export type JsonBody<Name extends CallName> = BodyOf<Name, 'application/json'>;
type FormBody<Name extends CallName> = BodyOf<Name, 'multipart/form-data'>;

/** Property that is required, optional when `Value` may be empty, and forbidden when `Value` is never. */
type Part<Key extends string, Value> = [Value] extends [never]
  ? { [K in Key]?: undefined }
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** The given type, with properties outside of the contract forbidden. */
export type Exactly<Allowed, Given extends Allowed> = Given &
  Record<Exclude<keyof Given, keyof Allowed>, never>;

type JsonPart<Name extends CallName, Body extends JsonBody<Name>> = [JsonBody<Name>] extends [never]
  ? { body?: undefined }
  : [FormBody<Name>] extends [never]
    ? { body: Exactly<JsonBody<Name>, Body> }
    : { body?: Exactly<JsonBody<Name>, Body> };

/** Arguments of a call: `path` and `query` parameters, and a JSON `body`. */
export type CallParts<Name extends CallName, Body extends JsonBody<Name>> = Part<
  'path',
  ParametersOf<Name, 'path'>
> &
  Part<'query', ParametersOf<Name, 'query'>> &
  JsonPart<Name, Body>;

/** Fields of a call's form: a file and texts. */
export type FormFields<Name extends CallName> = {
  [Field in keyof FormBody<Name>]: Field extends 'file' ? File : FormBody<Name>[Field];
};
