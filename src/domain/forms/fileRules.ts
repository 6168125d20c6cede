import { formatBytes } from '../text/bytes';
import { isolate } from '../text/script';

/** Systems leave the type of many audio files empty: what their names say then counts. */
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

/** Other names of the same type. */
const sameType: Record<string, string> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'image/jpg': 'image/jpeg',
};

function lookUp(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function typeOf(file: { name: string; type: string }): string {
  const stated = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (stated !== '' && stated !== 'application/octet-stream') {
    return lookUp(sameType, stated) ?? stated;
  }
  const extension = /\.([^.]+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  return lookUp(typeByExtension, extension) ?? '';
}

function acceptedTypes(accept: string): string[] {
  return accept
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * Whether an `accept` list takes a file: by extension ('.mp3'), type ('audio/mpeg') or wildcard ('audio/*').
 * An empty list takes all.
 */
export function acceptsFile(file: { name: string; type: string }, accept: string): boolean {
  const accepted = acceptedTypes(accept);
  if (accepted.length === 0) return true;
  const type = typeOf(file);
  return accepted.some((entry) => {
    const rule = entry.toLowerCase();
    if (rule === '*' || rule === '*/*') return true;
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
    if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
    return type === (lookUp(sameType, rule) ?? rule);
  });
}

/** Names with right-to-left letters would turn the sentence around them. */
function nameInSentence(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? isolate(name) : name;
}

/** Why a file is refused, in words to show; null when it is fine. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  { accept, maxBytes }: { accept: string; maxBytes: number },
): string | null {
  const name = nameInSentence(file.name);
  if (file.size > maxBytes) {
    return `File ${name} is too large. Maximum size is ${formatBytes(maxBytes)}.`;
  }
  if (!acceptsFile(file, accept)) {
    return `File ${name} is not an accepted file type. Accepted types: ${acceptedTypes(accept).join(', ')}`;
  }
  return null;
}
