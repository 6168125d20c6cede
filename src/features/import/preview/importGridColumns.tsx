import ReadMoreOutlined from '@mui/icons-material/ReadMoreOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import styled from '@emotion/styled';
import { type SaveState } from '../../../domain/forms/saveState';
import { type Language } from '../../../domain/languages/language';
import {
  isApplicable,
  messagesIn,
  type ImportKind,
  type ImportRow,
} from '../../../domain/tourImport/importRow';
import { capitalised } from '../../../domain/text/sentence';
import { languageNamed } from '../../../state/select/selectLanguages';
import { Content } from '../../../ui/content/Content';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';
import { type Column } from '../../../ui/gridRows/RecordColumn';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip, type ChipTone } from '../../../ui/feedback/StatusChip';
import { ChangesLine } from '../row/ChangesLine';
import { IncludeCheckbox, LeftOutChip } from '../row/LeftOutRows';

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

const ProblemText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--danger-text);
`;

const messagesOf = ({ problems }: ImportRow) => messagesIn(problems);

const detailsText = (row: ImportRow) =>
  row.problems.length > 0 ? messagesOf(row).join(' · ') : row.changes.map(({ to }) => to).join(' ');

interface ImportColumnsOptions {
  languages: readonly Language[];
  /** Ids of the rows whose edits are saved. */
  applied: ReadonlySet<string>;
  /** States of applied rows not sent yet, by row id. */
  unsent: ReadonlyMap<string, SaveState>;
  /** Ids of the rows that the last run failed to import. */
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

/** Warning icon in a row's chip; the warnings are its accessible name. */
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
