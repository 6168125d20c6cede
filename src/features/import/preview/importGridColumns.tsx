import ReadMoreOutlined from '@mui/icons-material/ReadMoreOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Fragment } from 'react';
import styled from '@emotion/styled';
import { type SaveState } from '../../../domain/forms/saveState';
import { type Language } from '../../../domain/languages/language';
import {
  importFieldLabel,
  isImportedText,
  type ImportField,
} from '../../../domain/tourImport/importColumns';
import {
  isApplicable,
  type FieldChange,
  type ImportKind,
  type ImportRow,
  type RowNote,
} from '../../../domain/tourImport/importRow';
import { directionOf } from '../../../domain/text/script';
import { capitalised } from '../../../domain/text/sentence';
import { languageNamed } from '../../../state/select/selectLanguages';
import { ChangeExcerpt } from '../../../ui/content/ChangedText';
import { Content } from '../../../ui/content/Content';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';
import { type Column } from '../../../ui/gridRows/RecordColumn';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip, type ChipTone } from '../../../ui/feedback/StatusChip';
import { IncludeCheckbox, LeftOutChip } from './LeftOutRows';

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
  display: flex;
  align-items: baseline;
  min-width: 0;
  overflow: hidden;
  white-space: pre;
  & b {
    flex: none;
    font-weight: 500;
    color: var(--text-quiet);
  }
`;
/** Part of a line that gives way to the others. */
const Excerpt = styled.span`
  min-width: 0;
  /* Clipped sideways only: marks above and below the letters stay whole. */
  overflow-x: clip;
  text-overflow: ellipsis;
  white-space: nowrap;
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

const NoteText = styled(Excerpt)`
  white-space: pre;
  color: var(--warning-text);
`;

/** Greatest length of a change in a grid line, in graphemes: of the only one, and of each of several texts. */
const ONLY_LENGTH = 160;
const EACH_LENGTH = 64;

/** Greatest length of both texts of a change that keeps its room beside longer ones. */
const SHORT_LENGTH = 24;
/** Factor by which one part gives way before another: so great that the other keeps the last fraction of a pixel. */
const FIRST_SHRINK = 100_000;

/** Flex factor of a change: long texts give way first, then short ones, then names; a duration keeps its room. */
function shrinkOf({ field, from, to }: FieldChange): number {
  if (field === 'duration_seconds') return 0;
  if (!isImportedText(field) || field === 'slug_suffix') return 1;
  return from.length + to.length > SHORT_LENGTH ? FIRST_SHRINK ** 2 : FIRST_SHRINK;
}

const messagesIn = (remarks: readonly RowNote[]) => remarks.map(({ message }) => message);

const changedTexts = (changes: readonly FieldChange[]) =>
  changes.map(({ field, to }) => `${importFieldLabel(field)}: ${to}`);

/**
 * Changed words of each field that a row changes, in one line; the row's dialog has the texts as a whole. All names are
 * in sight where there is room for them: the longest texts give way first.
 */
function ChangesLine({ row }: { row: ImportRow }) {
  const { changes, notes } = row;
  return (
    <OneLine title={[...messagesIn(notes), ...changedTexts(changes)].join('\n')}>
      {notes.length > 0 && <NoteText>{messagesIn(notes).join(' ')} </NoteText>}
      {changes.map((change, index) => {
        const { field, from, to } = change;
        const language = fieldLanguage(field, row);
        const isOneOfTexts = changes.length > 1 && isImportedText(field);
        return (
          <Fragment key={field}>
            {index > 0 && ' · '}
            <b>{importFieldLabel(field)}: </b>
            <Excerpt dir={directionOf(language)} style={{ flexShrink: shrinkOf(change) }}>
              <ChangeExcerpt
                from={from}
                to={to}
                length={isOneOfTexts ? EACH_LENGTH : ONLY_LENGTH}
                language={language}
              />
            </Excerpt>
          </Fragment>
        );
      })}
    </OneLine>
  );
}

const messagesOf = ({ problems }: ImportRow) => messagesIn(problems);

const detailsText = (row: ImportRow) =>
  row.problems.length > 0 ? messagesOf(row).join(' · ') : row.changes.map(({ to }) => to).join(' ');

interface ImportColumnsOptions {
  languages: readonly Language[];
  /** Ids of the rows whose edits were saved. */
  applied: ReadonlySet<string>;
  /** States of those whose edits are not sent yet, by row id. */
  unsent: ReadonlyMap<string, SaveState>;
  /** Ids of the rows that the last run could not import. */
  failed: ReadonlySet<string>;
  onShow: (row: ImportRow) => void;
}

const includedColumn = (canBeLeftOut: (row: ImportRow) => boolean): Column<ImportRow> => ({
  key: 'included',
  header: 'Import',
  width: 64,
  align: 'center',
  isTight: true,
  sortable: false,
  value: () => null,
  render: (row) => canBeLeftOut(row) && <IncludeCheckbox row={row} />,
});

/** Mark in the chip of a row with warnings, which are its words. */
const WarningMark = ({ row }: { row: ImportRow }) => (
  <WarningAmberOutlined
    role="img"
    aria-hidden={false}
    aria-label={messagesIn(row.notes).join(' ')}
    sx={{ color: 'var(--warning-text)' }}
  />
);

function resultColumn(
  { applied, unsent, failed }: ImportColumnsOptions,
  canBeLeftOut: (row: ImportRow) => boolean,
): Column<ImportRow> {
  const resultOf = (row: ImportRow) => {
    if (applied.has(row.id)) return { label: 'Imported', tone: 'success' } as const;
    if (failed.has(row.id)) return { label: 'Failed', tone: 'danger' } as const;
    return { label: kindLabels[row.kind], tone: tones[row.kind] };
  };
  return {
    key: 'kind',
    header: 'Result',
    width: 150,
    value: (row) => capitalised(unsent.get(row.id) ?? resultOf(row).label),
    render: (row) => {
      const state = unsent.get(row.id);
      if (state !== undefined) return <SaveStateChip state={state} />;
      const { label, tone } = resultOf(row);
      if (!canBeLeftOut(row)) return <StatusChip tone={tone}>{label}</StatusChip>;
      return (
        <LeftOutChip row={row}>
          <StatusChip tone={tone} icon={row.notes.length > 0 ? <WarningMark row={row} /> : null}>
            {label}
          </StatusChip>
        </LeftOutChip>
      );
    },
  };
}

/** Columns of the preview. */
export function importGridColumns(options: ImportColumnsOptions): Column<ImportRow>[] {
  const { languages, applied, onShow } = options;
  const canBeLeftOut = (row: ImportRow) => isApplicable(row) && !applied.has(row.id);
  return [
    includedColumn(canBeLeftOut),
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
      flex: 2,
      minWidth: 140,
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
    resultColumn(options, canBeLeftOut),
    {
      key: 'details',
      header: 'What changes',
      flex: 5,
      minWidth: 240,
      sortable: false,
      value: detailsText,
      render: (row) =>
        row.problems.length > 0 ? (
          <ProblemText title={messagesOf(row).join('\n')}>
            {messagesOf(row).join(' · ')}
          </ProblemText>
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
