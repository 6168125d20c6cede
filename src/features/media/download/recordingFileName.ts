import { truncateGraphemes } from '../../../domain/text/script';

/** File systems limit names to 255 bytes, and letters of most scripts take three in UTF-8. */
const MAX_LENGTH = 60;

const extensions: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/mp3': '.mp3',
  'audio/wav': '.wav',
  'audio/x-wav': '.wav',
  'audio/mp4': '.m4a',
  'audio/x-m4a': '.m4a',
  'audio/aac': '.aac',
  'audio/flac': '.flac',
  'audio/ogg': '.ogg',
  'audio/webm': '.webm',
};

interface NamedFile {
  title: string;
  /** Name of the language, as in 'English'. */
  language: string;
  /** File name at upload; null when unknown. */
  filename: string | null;
  /** Media type, with or without parameters. */
  type: string;
}

/**
 * File name for a recording, as in 'The Great Gate (English).mp3'. Uploading that file again recognises its language.
 */
export function recordingFileName({ title, language, filename, type }: NamedFile): string {
  const safe = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const own = /\.[a-z\d]{2,4}$/i.exec(filename ?? '')?.[0].toLowerCase();
  const extension = own ?? extensions[type.split(';')[0]?.trim().toLowerCase() ?? ''] ?? '';
  return `${truncateGraphemes(safe, MAX_LENGTH).trim()} (${language})${extension}`;
}
