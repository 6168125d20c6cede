import './indexStyles';
import * as pglite from '@electric-sql/pglite';
import JsdomEnvironment from 'jest-environment-jsdom';
import { QuietChannel } from './quietChannel';

const fromNode = {
  /** See pgliteOfNode.cjs. */
  pgliteOfNode: pglite,
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
  BroadcastChannel: QuietChannel,
  AbortController,
  AbortSignal,
  performance,
  setImmediate,
  clearImmediate,
  Uint8Array,
  ArrayBuffer,
};

/** Node's FormData, which also reads a form of the page: React does when a submit navigates. */
function formDataOver(ofPage: typeof FormData) {
  return class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (form === undefined) return;
      for (const [name, value] of new ofPage(form, submitter)) this.append(name, String(value));
    }
  };
}

/**
 * jsdom with Node's own fetch family and typed arrays, so that the console and the worker run in one
 * realm: jsdom's Blob and AbortSignal are not those that Node's Request and PGlite understand.
 */
// eslint-disable-next-line no-restricted-exports -- jest takes an environment's default export
export default class ScreenEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, fromNode, { FormData: formDataOver(this.global.FormData) });
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
