import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StarOutlineRounded from '@mui/icons-material/StarOutlineRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { formatCount } from '../../domain/text/count';
import { type AnalyticsOverview } from '../../domain/tours/analytics';
import { type Language } from '../../domain/languages/language';
import { type LanguageChange } from '../../domain/languages/languageRules';
import { Content } from '../../ui/content/Content';
import '../../ui/content/ContentLink.css';
import { type Column, type RowAction } from '../../ui/gridRows/RecordColumn';
import { StatusChip } from '../../ui/feedback/StatusChip';
import { CANNOT_DELETE_DEFAULT } from './languageDeletionMessage';
import { EnabledSwitch } from './EnabledSwitch';

const ALWAYS_ENABLED = 'The default language is always enabled';

interface LanguageColumnsOptions {
  /** Reason why nothing can be changed now; null when it can. */
  changeRefusal: string | null;
  /** Changes in flight, by language id. */
  pending: ReadonlyMap<string, LanguageChange>;
  /** Sections and plays by language code; undefined while unknown. */
  figures: AnalyticsOverview['by_language'] | undefined;
  onToggle: (language: Language) => void;
  onMakeDefault: (language: Language) => void;
  onEdit: (language: Language) => void;
  onDelete: (language: Language) => void;
}

function rowActions(language: Language, options: LanguageColumnsOptions): RowAction[] {
  const { changeRefusal, onMakeDefault, onEdit, onDelete } = options;
  const { is_default } = language;
  return [
    {
      id: 'default',
      label: 'Make default',
      icon: is_default ? <StarRounded /> : <StarOutlineRounded />,
      refusal: is_default ? 'This is the default language' : (changeRefusal ?? undefined),
      onClick: () => onMakeDefault(language),
    },
    {
      id: 'edit',
      label: 'Edit',
      icon: <EditOutlined />,
      refusal: changeRefusal ?? undefined,
      onClick: () => onEdit(language),
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: <DeleteOutlined />,
      tone: 'danger',
      refusal: is_default ? CANNOT_DELETE_DEFAULT : (changeRefusal ?? undefined),
      onClick: () => onDelete(language),
    },
  ];
}

const nameStyle = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 500,
} as const;

/** Name of a language, as a button that opens its form; plain text while nothing can be changed. */
function NameButton({ label, onEdit }: { label: string; onEdit: (() => void) | null }) {
  const name = (
    <Box component="bdi" title={label} sx={nameStyle}>
      {label}
    </Box>
  );
  if (onEdit === null) return name;
  return (
    <Box
      component="button"
      type="button"
      className="ContentLink"
      aria-haspopup="dialog"
      onClick={onEdit}
      sx={{
        display: 'flex',
        p: 0,
        border: 0,
        background: 'none',
        font: 'inherit',
        cursor: 'pointer',
      }}
    >
      {name}
    </Box>
  );
}

/** Column with a language's number of sections or plays, to be known before it is disabled or deleted. */
function figureColumn(
  key: 'total_sections' | 'total_plays',
  header: string,
  figures: LanguageColumnsOptions['figures'],
): Column<Language> {
  // Languages without sections or plays are absent from the figures.
  const figureOf = ({ code }: Language) =>
    figures === undefined ? null : (figures[code]?.[key] ?? 0);
  return {
    key,
    header,
    width: 76,
    align: 'right',
    value: figureOf,
    render: (language) => {
      const figure = figureOf(language);
      return figure === null ? '–' : formatCount(figure);
    },
  };
}

export function languageColumns(options: LanguageColumnsOptions): Column<Language>[] {
  const { changeRefusal, pending, figures, onToggle, onEdit } = options;
  return [
    {
      key: 'label',
      header: 'Language',
      flex: 2,
      // Fits a name of ten letters with the flag and the Default chip.
      minWidth: 212,
      value: (language) => language.label,
      render: (language) => (
        <>
          <Box component="span" aria-hidden sx={{ flex: 'none', width: 22, fontSize: 16 }}>
            {language.flag}
          </Box>
          <NameButton
            label={language.label}
            onEdit={changeRefusal === null ? () => onEdit(language) : null}
          />
          {language.is_default && <StatusChip tone="info">Default</StatusChip>}
        </>
      ),
    },
    {
      key: 'native',
      header: 'Native label',
      flex: 1,
      minWidth: 96,
      value: (language) => language.native_label,
      render: ({ code, native_label }) => (
        <Content language={code} lines={1} fallback="–">
          {native_label}
        </Content>
      ),
    },
    {
      key: 'code',
      header: 'Code',
      width: 64,
      value: (language) => language.code,
      render: ({ code }) => <span dir="ltr">{code}</span>,
    },
    {
      key: 'order',
      firstDir: 'asc',
      header: 'Sort order',
      width: 116,
      align: 'right',
      value: (language) => language.sort_order,
    },
    figureColumn('total_sections', 'Sections', figures),
    figureColumn('total_plays', 'Plays', figures),
    {
      key: 'enabled',
      header: 'Enabled',
      width: 84,
      value: (language) => (language.is_enabled ? 0 : 1),
      render: (language) => (
        <EnabledSwitch
          language={language}
          isOn={pending.get(language.id)?.is_enabled ?? language.is_enabled}
          isBusy={pending.has(language.id)}
          refusal={language.is_default ? ALWAYS_ENABLED : changeRefusal}
          onToggle={onToggle}
        />
      ),
    },
    {
      kind: 'actions',
      key: 'actions',
      // Leaves the switch uncovered.
      width: 140,
      actions: (language) => rowActions(language, options),
    },
  ];
}
