import { mayHoldRelativeUrls } from './relativeUrls';
import { nextPaint } from './nextPaint';

/** Body of a response. */
export interface ResponseBody {
  /** Null where there is nothing, or nothing that can be read. */
  value: unknown;
  /** 'broken': markup in place of the worker's words, or JSON that breaks off. */
  format: 'json' | 'text' | 'broken';
  hasRelativeUrls: boolean;
  /** The raw text, which is shown to the person; empty for a successful response. */
  text: string;
}

/** Receives what has come of a body so far. Returns true when it has given the page something to draw by that. */
type TextListener = (textSoFar: string) => boolean;

/** A body that is being read. */
interface Reading {
  text: Promise<string>;
  /** Calls the listener with what has come so far and as more comes, until the text is whole. */
  listen: (listener: TextListener) => void;
  /** Resolves when what the listener gave the page is painted. */
  whenPainted: () => Promise<void>;
}

/** Characters that are parsed and shown in less time than a beginning is drawn before them. */
const SHORT_TEXT = 500_000;

const readings = new WeakMap<Response, Reading>();

/** Rejects with the reason for which the body broke off; `Response.text` need not give it. */
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

/** The reading of a body, which is begun once. */
function readingOf(response: Response): Reading {
  const begun = readings.get(response);
  if (begun !== undefined) return begun;
  const reading = startReading(response);
  readings.set(response, reading);
  return reading;
}

/** Reads a response while the page waits for other things; `bodyOf` parses what was read. */
export function startReadingBody(response: Response): void {
  // The caller that awaits the body hears of a failure.
  readingOf(response).text.catch(() => undefined);
}

/**
 * A response's body, read as JSON: parsed after what its beginning gave the page is painted, since parsing a long list
 * takes the page for as long as drawing its first rows. Rejects where the network is lost meanwhile.
 */
export async function bodyOf(response: Response, onText?: TextListener): Promise<ResponseBody> {
  const reading = readingOf(response);
  if (onText !== undefined) reading.listen(onText);
  const whole = await reading.text;
  await reading.whenPainted();
  return parseBody(whole, response);
}
