/**
 * The used parts of cloudflare/node_modules, so that types can be checked without installing it: an ambient declaration
 * takes precedence over the package's own.
 */
declare module 'miniflare' {
  interface QueueConsumer {
    maxBatchSize: number;
    /** Seconds. */
    maxBatchTimeout: number;
    maxRetries: number;
    /** Seconds. */
    retryDelay: number;
  }

  export class Miniflare {
    constructor(options: {
      host: string;
      port: number;
      cf: false;
      modules: true;
      scriptPath: string;
      compatibilityDate: string;
      compatibilityFlags: string[];
      bindings: Record<string, string>;
      hyperdrives: Record<string, string>;
      r2Buckets: string[];
      queueProducers: Record<string, string>;
      queueConsumers: Record<string, QueueConsumer>;
      ratelimits: Record<
        string,
        { namespace_id: string; simple: { limit: number; period: 10 | 60 } }
      >;
      unsafeTriggerHandlers: true;
      handleRuntimeStdio?: (stdout: NodeJS.ReadableStream, stderr: NodeJS.ReadableStream) => void;
    });
    readonly ready: Promise<URL>;
    dispose(): Promise<void>;
  }
}
