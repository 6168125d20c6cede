import ReadMoreOutlined from '@mui/icons-material/ReadMoreOutlined';
import styled from '@emotion/styled';
import { type Language } from '../../domain/languages/language';
import { importFieldLabel, type ImportField } from '../../domain/tourImport/importColumns';
import { type ImportKind, type ImportRow } from '../../domain/tourImport/importRow';
import { shortText } from '../../domain/text/shortText';
import { languageNamed } from '../../state/select/selectLanguages';
import { Content } from '../../ui/content/Content';
import { LanguageBadge } from '../../ui/content/LanguageBadge';
import { type Column } from '../../ui/gridRows/RecordColumn';
import { StatusChip, type ChipTone } from '../../ui/feedback/StatusChip';

export const kindLabels: Record<ImportKind, string> = {
  changed: 'Changes',
  new: 'New language',
  unchanged: 'Unchanged',
  problem: 'Problem',
};
const tones: Record<ImportKind, ChipTone> = {
  changed: 'info',
  new: 'success',
  unchanged: 'neutral',
  problem: 'danger',
};

const OneLine = styled.span`
  display: block;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  & strong {
    font-weight: 600;
  }
  & b {
    font-weight: 500;
    color: var(--text-quiet);
  }
  & del {
    color: var(--text-faint);
  }
  & ins {
    text-decoration: none;
  }
`;
const ProblemText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--danger-text);
`;

/** Language of a field's text: the row's for texts; numbers, codes and slugs are in none. */
export const fieldLanguage = (field: ImportField, row: ImportRow) =>
  field === 'title' || field === 'description' ? row.language : row.titleLanguage;

/** Greatest lengths shown in a grid line, in graphemes: the new value is in sight beside the old one. */
const OLD_LENGTH = 24;
const NEW_LENGTH = 120;

/** Names of the fields that a row changes: 'Title, Description, City'. */
const changedFields = ({ changes }: ImportRow): string =>
  changes.map(({ field }) => importFieldLabel(field)).join(', ');

/** Fields that a row changes, where there are several, then the old and new value of each, in one line. */
function ChangesLine({ row }: { row: ImportRow }) {
  return (
    <OneLine>
      {row.changes.length > 1 && <strong>{changedFields(row)} · </strong>}
      {row.changes.map(({ field, from, to }, index) => (
        <span key={field}>
          {index > 0 && ' · '}
          <b>{importFieldLabel(field)}:</b>{' '}
          {from !== '' && (
            <>
              <Content language={fieldLanguage(field, row)}>
                <del>{shortText(from, OLD_LENGTH)}</del>
              </Content>
              {' → '}
            </>
          )}
          <Content language={fieldLanguage(field, row)}>
            <ins>{shortText(to, NEW_LENGTH)}</ins>
          </Content>
        </span>
      ))}
    </OneLine>
  );
}

const detailsText = ({ problems, changes }: ImportRow) =>
  problems.length > 0 ? problems.join(' ') : changes.map(({ to }) => to).join(' ');

interface ImportColumnsOptions {
  languages: readonly Language[];
  /** Ids of the rows that were imported. */
  applied: ReadonlySet<string>;
  /** Ids of the rows that the last run could not import. */
  failed: ReadonlySet<string>;
  onShow: (row: ImportRow) => void;
}

/** Columns of the preview. */
export function importGridColumns(options: ImportColumnsOptions): Column<ImportRow>[] {
  const { languages, applied, failed, onShow } = options;
  const resultOf = (row: ImportRow) => {
    if (applied.has(row.id)) return { label: 'Imported', tone: 'success' } as const;
    if (failed.has(row.id)) return { label: 'Failed', tone: 'danger' } as const;
    return { label: kindLabels[row.kind], tone: tones[row.kind] };
  };
  return [
    {
      key: 'number',
      header: 'Row',
      width: 72,
      align: 'right',
      firstDir: 'asc',
      value: (row) => row.number,
    },
    {
      key: 'title',
      header: 'Tour',
      flex: 3,
      minWidth: 180,
      value: (row) => row.title,
      render: (row) => (
        <Content language={row.titleLanguage} lines={1} fallback="[No Title]">
          {row.title}
        </Content>
      ),
    },
    {
      key: 'language',
      header: 'Language',
      width: 98,
      value: (row) => languageNamed(languages, row.language).label,
      render: ({ language }) =>
        language === '' ? (
          '–'
        ) : (
          <LanguageBadge code={language} label={languageNamed(languages, language).label} />
        ),
    },
    {
      key: 'kind',
      header: 'Result',
      width: 130,
      value: (row) => resultOf(row).label,
      render: (row) => {
        const { label, tone } = resultOf(row);
        return <StatusChip tone={tone}>{label}</StatusChip>;
      },
    },
    {
      key: 'details',
      header: 'What changes',
      flex: 4,
      minWidth: 220,
      sortable: false,
      value: detailsText,
      render: (row) =>
        row.problems.length > 0 ? (
          <ProblemText title={row.problems.join(' ')}>{row.problems.join(' ')}</ProblemText>
        ) : (
          <ChangesLine row={row} />
        ),
    },
    {
      kind: 'actions',
      key: 'actions',
      actions: (row) => [
        {
          id: 'show',
          label: 'Show full text',
          icon: <ReadMoreOutlined />,
          onClick: () => onShow(row),
        },
      ],
    },
  ];
}
