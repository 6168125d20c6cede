import { useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type SectionView } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';
import { CoverThumb } from '../../../ui/content/CoverThumb';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import useEventCallback from '@mui/utils/useEventCallback';
import { SectionTextCell } from './SectionTextCell';
import { changedNames, cellName, textFields, type TextValues } from './sectionTexts';
import { sectionTextsStyles } from './sectionTextsStyles';
import { useTableCursor } from './useTableCursor';
import { useTextClipboard } from './useTextClipboard';
import { useTextUndo } from './useTextUndo';

/** Texts that are translated, read-only beside the cells. */
export interface TextSource {
  /** Label of their language. */
  label: string;
  /** Sections by id. */
  sections: ReadonlyMap<string, SectionView>;
}

interface SectionTextsTableProps {
  sections: readonly SectionView[];
  /** Stored texts that editing began with. */
  base: TextValues;
  /** Null in the tour's own language. */
  source: TextSource | null;
}

const columns = { title: 'Title', description: 'Description' };

interface SectionRowHeadProps {
  section: SectionView;
  number: number;
}

function SectionRowHead({ section, number }: SectionRowHeadProps) {
  return (
    <span className="row-head">
      <span className="row-number">{number}</span>
      <CoverThumb url={section.cover_media_url} />
      <span className="row-name">
        {!section.hasText && <StatusChip>No text yet</StatusChip>}
        <SaveStateChip state={section.saveState} />
      </span>
    </span>
  );
}

/** Title and description of a section in the language that is translated from. */
function SourceTexts({ section }: { section: SectionView | undefined }) {
  return (
    <td className="source">
      {section !== undefined && (
        <>
          <Content language={section.language} fallback="[No Title]">
            {section.title}
          </Content>
          <Content language={section.language}>{section.description}</Content>
        </>
      )}
    </td>
  );
}

/** Names of the columns. */
function TableHead({ source }: { source: TextSource | null }) {
  return (
    <thead>
      <tr>
        <th scope="col" style={{ width: 'var(--head-width)' }}>
          Section
        </th>
        {source !== null && (
          <th scope="col" style={{ width: '37%' }}>
            Source: {source.label}
          </th>
        )}
        <th scope="col" style={{ width: source === null ? '28%' : '16%' }}>
          {columns.title}
        </th>
        <th scope="col">{columns.description}</th>
      </tr>
    </thead>
  );
}

/** Titles and descriptions of all sections, edited in place, beside those that they translate. */
export function SectionTextsTable(props: SectionTextsTableProps) {
  const { sections, base, source } = props;
  const { values, errors, submitCount, setFieldValue, isSubmitting } =
    useFormikContext<TextValues>();
  const table = useRef<HTMLTableElement>(null);
  const rows = useMemo(
    () => sections.map(({ id }) => textFields.map((field) => cellName(field, id))),
    [sections],
  );
  const changeText = useEventCallback(
    (name: string, text: string) => void setFieldValue(name, text),
  );
  const texts = { textOf: (name: string) => values[name] ?? '', onText: changeText };
  const { cursor, focusCell, onPress, onKey, onLeave } = useTableCursor({ table, rows, ...texts });
  const changeTexts = useTextUndo({ cursor, focusCell, isSaving: isSubmitting, ...texts });
  const clipboard = useTextClipboard({ rows, textOf: texts.textOf, onTexts: changeTexts });
  const clearText = useEventCallback((name: string) => changeTexts({ [name]: '' }));
  const changed = changedNames(sections, values);
  const isCursorInTable = cursor !== null && rows.some((cells) => cells.includes(cursor.name));
  const tabStop = isCursorInTable ? cursor.name : rows[0]?.[0];
  // Wider where a section has no texts, as it says so.
  const headWidth = sections.some(({ hasText }) => !hasText) ? 190 : 108;

  return (
    <Box sx={[sectionTextsStyles, { '--head-width': `${headWidth}px` }]}>
      <table
        ref={table}
        role="grid"
        aria-label="Texts of the sections"
        data-beside={source === null ? undefined : ''}
        {...clipboard}
      >
        <TableHead source={source} />
        <tbody>
          {sections.map((section, rank) => {
            const isRowEditing =
              cursor !== null && cursor.before !== null && cursor.name.endsWith(section.id);
            return (
              <tr key={section.id}>
                <th scope="row">
                  <SectionRowHead section={section} number={rank + 1} />
                </th>
                {source !== null && <SourceTexts section={source.sections.get(section.id)} />}
                {textFields.map((field) => {
                  const name = cellName(field, section.id);
                  const stored = section[field] ?? '';
                  const isConflict = changed.has(name) && (base[name] ?? stored) !== stored;
                  return (
                    <SectionTextCell
                      key={field}
                      name={name}
                      label={`${columns[field]} of section ${rank + 1}`}
                      text={values[name] ?? ''}
                      language={section.language}
                      isOneLine={field === 'title'}
                      isTabStop={name === tabStop}
                      isEditing={cursor?.name === name && cursor.before !== null}
                      isChanged={changed.has(name)}
                      error={isRowEditing && submitCount === 0 ? undefined : errors[name]}
                      storedText={isConflict ? stored : undefined}
                      onPress={onPress}
                      onKey={onKey}
                      onText={changeText}
                      onLeave={onLeave}
                      onClear={clearText}
                    />
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}
