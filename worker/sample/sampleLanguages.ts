import { GLOBE } from '../../src/domain/languages/language';
import type { languages } from '../schema/catalogueTables';
import { seededRandom } from './seededRandom';

/** Code, English name, native name and flag, in the order of the list. */
const offered = [
  ['en', 'English', 'English', '🇬🇧'],
  ['hi', 'Hindi', 'हिन्दी', '🇮🇳'],
  ['mr', 'Marathi', 'मराठी'],
  ['bn', 'Bengali', 'বাংলা'],
  ['ta', 'Tamil', 'தமிழ்'],
  ['te', 'Telugu', 'తెలుగు'],
  ['kn', 'Kannada', 'ಕನ್ನಡ'],
  ['ml', 'Malayalam', 'മലയാളം'],
  ['gu', 'Gujarati', 'ગુજરાતી'],
  ['pa', 'Punjabi', 'ਪੰਜਾਬੀ'],
  ['ur', 'Urdu', 'اردو'],
  ['es', 'Spanish', 'español', '🇪🇸'],
  ['fr', 'French', 'français', '🇫🇷'],
  ['de', 'German', 'Deutsch', '🇩🇪'],
  ['it', 'Italian', 'italiano', '🇮🇹'],
  ['pt', 'Portuguese', 'português', '🇵🇹'],
  ['ru', 'Russian', 'русский', '🇷🇺'],
  ['ja', 'Japanese', '日本語', '🇯🇵'],
  ['ko', 'Korean', '한국어', '🇰🇷'],
  ['zh', 'Chinese', '中文', '🇨🇳'],
  ['or', 'Odia', 'ଓଡ଼ିଆ'],
  ['as', 'Assamese', 'অসমীয়া'],
] as const;

/** Languages that are prepared but not yet offered. */
const disabled = new Set<string>(['or', 'as']);

export function languageRows(now: Date): (typeof languages.$inferInsert)[] {
  const random = seededRandom('languages');
  return offered.map(([code, label, native_label, flag], index) => ({
    id: random.uuid(),
    code,
    label,
    native_label,
    flag: flag ?? GLOBE,
    is_enabled: !disabled.has(code),
    is_default: code === 'en',
    sort_order: index,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }));
}
