import { mayHoldRelativeAddresses } from './mediaAddresses';

/** Body of an answer. */
export interface AnswerBody {
  /** Null where there is nothing, or nothing that can be read. */
  value: unknown;
  /** 'broken': markup in place of the worker's words, or JSON that breaks off. */
  format: 'json' | 'text' | 'broken';
  hasRelativeAddresses: boolean;
  /** The raw text, which is shown to the person; empty for a successful answer. */
  text: string;
}

const pendingBodies = new WeakMap<Response, Promise<AnswerBody>>();

/** Rejects with the reason for which the body broke off; `Response.text` need not tell it. */
async function textOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    text += decoder.decode(chunk.value, { stream: true });
  return text + decoder.decode();
}

async function read(response: Response): Promise<AnswerBody> {
  const whole = await textOf(response);
  const text = response.ok ? '' : whole;
  const nothing = { value: null, hasRelativeAddresses: false, text } as const;
  if (whole.trim() === '') return { ...nothing, format: 'json' };
  try {
    const hasRelativeAddresses = mayHoldRelativeAddresses(whole);
    return { value: JSON.parse(whole), format: 'json', hasRelativeAddresses, text };
  } catch {
    return { ...nothing, format: /^\s*[<[{"]/.test(whole) ? 'broken' : 'text' };
  }
}

/** Reads an answer while the page waits for other things; `bodyOf` hands over what was read. */
export function startReadingBody(response: Response): void {
  const body = read(response);
  // The caller that awaits the body hears of a failure.
  body.catch(() => undefined);
  pendingBodies.set(response, body);
}

/** An answer's body, read as JSON. Rejects where the network is lost meanwhile. */
export function bodyOf(response: Response): Promise<AnswerBody> {
  return pendingBodies.get(response) ?? read(response);
}
