import { GLOBE } from './language';

const flags = new Map([
  ['en', '🇬🇧'],
  ['es', '🇪🇸'],
  ['fr', '🇫🇷'],
  ['hi', '🇮🇳'],
  ['de', '🇩🇪'],
  ['it', '🇮🇹'],
  ['pt', '🇵🇹'],
  ['ru', '🇷🇺'],
  ['ja', '🇯🇵'],
  ['ko', '🇰🇷'],
  ['zh', '🇨🇳'],
]);

/** Flag for a language code without a record, by the primary subtag ('zh' of 'zh-cn'); a globe when unknown. */
export function flagOf(code: string): string {
  const [base = ''] = code.toLowerCase().split('-');
  return flags.get(base) ?? GLOBE;
}
