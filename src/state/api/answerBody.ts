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

type TextListener = (textSoFar: string) => void;

/** A body that is being read. */
interface Reading {
  body: Promise<AnswerBody>;
  /** Calls the listener with what has come so far and as more comes, until the body is whole. */
  listen: (listener: TextListener) => void;
}

const readings = new WeakMap<Response, Reading>();

/** Rejects with the reason for which the body broke off; `Response.text` need not tell it. */
async function textOf({ body }: Response, onText: TextListener): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    onText(text);
  }
  return text + decoder.decode();
}

async function read(response: Response, onText: TextListener): Promise<AnswerBody> {
  const whole = await textOf(response, onText);
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

function startReading(response: Response): Reading {
  let textSoFar = '';
  let listener: TextListener | null = null;
  const body = read(response, (text) => {
    textSoFar = text;
    listener?.(text);
  });
  // A listener that comes late gets the whole body at once.
  const forget = () => {
    textSoFar = '';
  };
  body.then(forget, forget);
  return {
    body,
    listen(next) {
      listener = next;
      if (textSoFar !== '') next(textSoFar);
    },
  };
}

/** The reading of a body, which is begun once. */
function readingOf(response: Response): Reading {
  const begun = readings.get(response);
  if (begun !== undefined) return begun;
  const reading = startReading(response);
  readings.set(response, reading);
  return reading;
}

/** Reads an answer while the page waits for other things; `bodyOf` hands over what was read. */
export function startReadingBody(response: Response): void {
  // The caller that awaits the body hears of a failure.
  readingOf(response).body.catch(() => undefined);
}

/** An answer's body, read as JSON. Rejects where the network is lost meanwhile. */
export function bodyOf(response: Response, onText?: TextListener): Promise<AnswerBody> {
  const reading = readingOf(response);
  if (onText !== undefined) reading.listen(onText);
  return reading.body;
}
