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

/** The flag of a language of which no record is known: of its first part ('zh' of 'zh-cn'), or a globe. */
export function flagOf(code: string): string {
  const [base = ''] = code.toLowerCase().split('-');
  return flags.get(base) ?? GLOBE;
}
