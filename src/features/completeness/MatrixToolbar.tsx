import { LanguageMenu } from '../../ui/content/LanguageMenu';
import { SearchField } from '../../ui/controls/SearchField';
import { SegmentedControl } from '../../ui/controls/SegmentedControl';
import { Legend } from './Legend';
import { type Matrix } from './useMatrix';

const subjects = [
  { value: 'texts', label: 'Texts' },
  { value: 'audio', label: 'Audio' },
] as const;
const views = [
  { value: 'tours', label: 'Tours' },
  { value: 'cities', label: 'Cities' },
] as const;
const statuses = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
] as const;

const gapNames = { texts: 'Not complete in', audio: 'Not recorded in' } as const;

/** Search and filters of both matrices, with the legend. */
export function MatrixToolbar(matrix: Matrix) {
  const { query, search, view, hasSwitched, switchView, switchSubject } = matrix;
  const { filter, languages, setParam } = matrix;
  const gapOptions = [
    { value: '', label: 'Any language' },
    ...languages.map(({ code, label, native_label, flag }) => ({
      value: code,
      label: `${gapNames[filter.subject]} ${label}`,
      native: native_label === label ? undefined : native_label,
      flag,
    })),
  ];
  return (
    <>
      <SearchField
        label="Search tours"
        placeholder="Search by title or city"
        value={query}
        onChange={search}
      />
      <SegmentedControl
        label="Shown"
        commandGroup="Completeness"
        options={subjects}
        value={filter.subject}
        onChange={switchSubject}
      />
      <SegmentedControl
        label="Lines"
        commandGroup="Completeness"
        options={views}
        value={view}
        onChange={switchView}
        autoFocus={hasSwitched}
      />
      <SegmentedControl
        label="Status"
        commandGroup="Completeness"
        options={statuses}
        value={filter.isPublishedOnly ? 'published' : 'all'}
        onChange={(value) => setParam('status', value === 'published' ? 'published' : null)}
      />
      <LanguageMenu
        label="Gaps"
        options={gapOptions}
        value={filter.gap ?? ''}
        listWidth={340}
        onChange={(code) => setParam('gap', code)}
      />
      <Legend view={view} subject={filter.subject} />
    </>
  );
}
