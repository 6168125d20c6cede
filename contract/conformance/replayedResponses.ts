type Send = (url: string, init: RequestInit) => Promise<Response>;

interface ReplayedResponses {
  /** Sends for real, and records the response. */
  record: Send;
  /** A worker that replays the recorded responses of each call, in the same order. */
  replay: () => Send;
}

/** Responses of one run against a worker, replayed to later runs with the same requests. */
export function replayedResponses(send: Send): ReplayedResponses {
  const responses = new Map<string, Response[]>();
  const nameOf = (url: string, { method }: RequestInit) => `${method} ${url}`;
  return {
    async record(url, init) {
      const response = await send(url, init);
      const name = nameOf(url, init);
      responses.set(name, [...(responses.get(name) ?? []), response.clone()]);
      return response;
    },
    replay() {
      const taken = new Map<string, number>();
      return async (url, init) => {
        const name = nameOf(url, init);
        const count = taken.get(name) ?? 0;
        taken.set(name, count + 1);
        const response = responses.get(name)?.at(count);
        if (response === undefined) throw new Error(`Not recorded: ${name}, time ${count + 1}`);
        return response.clone();
      };
    },
  };
}
