import { mayHoldRelativeUrls } from './relativeUrls';
import { nextPaint } from './nextPaint';

/** Body of a response. */
export interface ResponseBody {
  /** Null for an empty or unreadable body. */
  value: unknown;
  /** 'broken': HTML or XML instead of the worker's response, or truncated JSON. */
  format: 'json' | 'text' | 'broken';
  hasRelativeUrls: boolean;
  /** Raw text for error messages; empty for a successful response. */
  text: string;
}

/** Receives the partial text of a body. Returns true when the text led to something to paint. */
type TextListener = (textSoFar: string) => boolean;

/** A body that is being read. */
interface Reading {
  text: Promise<string>;
  /** Calls the listener with the text so far, now and on each chunk, until the text is complete. */
  listen: (listener: TextListener) => void;
  /** Resolves once the listener's update is painted. */
  whenPainted: () => Promise<void>;
}

/** Length in characters below which parsing the whole body is faster than painting its first rows in advance. */
const SHORT_TEXT = 500_000;

const readings = new WeakMap<Response, Reading>();

/** Reads a body as text; rejects with the actual cause when the stream breaks, which `Response.text` may hide. */
async function textOf({ body }: Response, onText: (textSoFar: string) => void): Promise<string> {
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

function parseBody(whole: string, { ok }: Response): ResponseBody {
  const text = ok ? '' : whole;
  const nothing = { value: null, hasRelativeUrls: false, text } as const;
  if (whole.trim() === '') return { ...nothing, format: 'json' };
  try {
    const hasRelativeUrls = mayHoldRelativeUrls(whole);
    return { value: JSON.parse(whole), format: 'json', hasRelativeUrls, text };
  } catch {
    return { ...nothing, format: /^\s*[<[{"]/.test(whole) ? 'broken' : 'text' };
  }
}

function startReading(response: Response): Reading {
  let textSoFar = '';
  let isWhole = false;
  let listener: TextListener | null = null;
  let painted: Promise<void> | undefined;
  const notify = () => {
    const isDrawn = listener?.(textSoFar) ?? false;
    if (isDrawn && textSoFar.length > SHORT_TEXT) painted = nextPaint();
  };
  const text = textOf(response, (received) => {
    textSoFar = received;
    notify();
  });
  const end = () => {
    isWhole = true;
  };
  text.then(end, end);
  return {
    text,
    listen(next) {
      listener = next;
      if (textSoFar.length > (isWhole ? SHORT_TEXT : 0)) notify();
    },
    whenPainted: async () => painted,
  };
}

/** The reading of a response's body, started at most once. */
function readingOf(response: Response): Reading {
  const begun = readings.get(response);
  if (begun !== undefined) return begun;
  const reading = startReading(response);
  readings.set(response, reading);
  return reading;
}

/** Starts reading a response in advance; `bodyOf` parses the result. */
export function startReadingBody(response: Response): void {
  // The caller that awaits the body handles a failure.
  readingOf(response).text.catch(() => undefined);
}

/**
 * Reads and parses a response's body. Parsing waits until the first rows are painted, because parsing a long list
 * blocks the page for about as long as painting them. Rejects when the network is lost meanwhile.
 */
export async function bodyOf(response: Response, onText?: TextListener): Promise<ResponseBody> {
  const reading = readingOf(response);
  if (onText !== undefined) reading.listen(onText);
  const whole = await reading.text;
  await reading.whenPainted();
  return parseBody(whole, response);
}
