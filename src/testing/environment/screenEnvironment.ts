import JsdomEnvironment from 'jest-environment-jsdom';
import '../../../worker/testing/environment/shareCompiledCode';
import { shareDatabases } from '../../../worker/testing/environment/sharedDatabases';
import { UnrefBroadcastChannel } from './unrefBroadcastChannel';

const nodeGlobals = {
  fetch,
  Request,
  Response,
  Headers,
  Blob,
  File,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  TextDecoderStream,
  CompressionStream,
  DecompressionStream,
  URL,
  URLSearchParams,
  structuredClone,
  BroadcastChannel: UnrefBroadcastChannel,
  AbortController,
  AbortSignal,
  performance,
  setImmediate,
  clearImmediate,
  Uint8Array,
  ArrayBuffer,
};

/** Node's FormData that also accepts a jsdom form, which React passes on submit. */
function createFormData(JsdomFormData: typeof FormData) {
  return class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (form === undefined) return;
      for (const [name, value] of new JsdomFormData(form, submitter))
        this.append(name, String(value));
    }
  };
}

/**
 * jsdom environment with Node's fetch classes and typed arrays, so that the console and the worker run in one
 * realm: Node's Request and PGlite do not accept jsdom's Blob and AbortSignal.
 */
// oxlint-disable-next-line no-restricted-exports -- jest takes an environment's default export
export default class ScreenEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, nodeGlobals, { FormData: createFormData(this.global.FormData) });
    shareDatabases(this.global);
    // React's production build, as users get it, takes a fifth less time; `NODE_ENV=development` shows React's
    // warnings.
    const { env } = this.global.process;
    if (env['NODE_ENV'] === 'test') env['NODE_ENV'] = 'production';
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
