import { LanguageMenu } from '../../../ui/content/LanguageMenu';
import { type RowFiltering } from './useRowFilter';

/** Filter by language; hidden when all rows are in one language. */
export function RowLanguageMenu({ language, setLanguage, rowLanguages }: RowFiltering) {
  if (rowLanguages.length < 2) return null;
  const options = rowLanguages.map(({ code, label, native_label, flag }) => ({
    value: code,
    label,
    native: native_label,
    flag,
  }));
  return (
    <LanguageMenu
      label="Language of the rows"
      options={[{ value: '', label: 'All languages' }, ...options]}
      value={language}
      onChange={setLanguage}
    />
  );
}
