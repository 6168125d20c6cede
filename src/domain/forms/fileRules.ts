import { formatBytes } from '../text/bytes';
import { isolate } from '../text/script';

/** Reason for refusing a file without content. */
export const EMPTY_FILE = 'The file is empty.';

/** Media types by extension, because operating systems leave the type of many audio files empty. */
const typeByExtension: Record<string, string> = {
  aac: 'audio/aac',
  avif: 'image/avif',
  flac: 'audio/flac',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  png: 'image/png',
  svg: 'image/svg+xml',
  wav: 'audio/wav',
  webp: 'image/webp',
};

/** Registered media types by their unregistered aliases. */
const typeAliases: Record<string, string> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'image/jpg': 'image/jpeg',
};

function ownValue(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function mediaTypeOf(file: { name: string; type: string }): string {
  const stated = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (stated !== '' && stated !== 'application/octet-stream') {
    return ownValue(typeAliases, stated) ?? stated;
  }
  const extension = /\.([^.]+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  return ownValue(typeByExtension, extension) ?? '';
}

function acceptedTypes(accept: string): string[] {
  return accept
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * True when an `accept` list (the HTML attribute) admits a file: by extension ('.mp3'), type ('audio/mpeg') or wildcard
 * ('audio/*'). An empty list admits all.
 */
export function acceptsFile(file: { name: string; type: string }, accept: string): boolean {
  const accepted = acceptedTypes(accept);
  if (accepted.length === 0) return true;
  const type = mediaTypeOf(file);
  return accepted.some((entry) => {
    const rule = entry.toLowerCase();
    if (rule === '*' || rule === '*/*') return true;
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
    if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
    return type === (ownValue(typeAliases, rule) ?? rule);
  });
}

/** File name, in Unicode isolates if it has right-to-left letters, which would reorder the surrounding sentence. */
function nameInSentence(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? isolate(name) : name;
}

/** Accepted types as users know them: extensions and wildcards, without media types unless there is nothing else. */
function namedTypes(accept: string): string {
  const types = acceptedTypes(accept);
  const known = types.filter((type) => type.startsWith('.') || type.includes('*'));
  return (known.length > 0 ? known : types).join(', ');
}

interface FileRule {
  accept: string;
  maxBytes: number;
  /** Advice appended to the refusal of a file type. */
  advice?: string;
}

/** Reason why a file is refused; null when accepted. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  { accept, maxBytes, advice }: FileRule,
): string | null {
  const name = nameInSentence(file.name);
  if (file.size > maxBytes) {
    return `File ${name} is too large. Maximum size is ${formatBytes(maxBytes)}.`;
  }
  if (!acceptsFile(file, accept)) {
    const refusal = `File ${name} is not an accepted file type. Accepted types: ${namedTypes(accept)}`;
    return advice === undefined ? refusal : `${refusal}. ${advice}`;
  }
  return file.size === 0 ? EMPTY_FILE : null;
}
