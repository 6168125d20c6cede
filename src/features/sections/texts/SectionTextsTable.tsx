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

interface SectionTextsTableProps {
  sections: readonly SectionView[];
  /** Stored texts that editing began with. */
  base: TextValues;
  /** Sections by id, in a language that names those without texts in this one. */
  namedSections: ReadonlyMap<string, SectionView>;
}

const columns = { title: 'Title', description: 'Description' };

interface SectionRowHeadProps {
  section: SectionView;
  number: number;
  /** The section in a language that names it; undefined where there is none. */
  named: SectionView | undefined;
}

function SectionRowHead({ section, number, named }: SectionRowHeadProps) {
  return (
    <span className="row-head">
      <span className="row-number">{number}</span>
      <CoverThumb url={section.cover_media_url} />
      <span className="row-name">
        {section.hasText ? null : (
          <>
            {named !== undefined && (
              <Content language={named.language} lines={1}>
                {named.title}
              </Content>
            )}
            <StatusChip>No text yet</StatusChip>
          </>
        )}
        <SaveStateChip state={section.saveState} />
      </span>
    </span>
  );
}

/** Titles and descriptions of all sections, edited in place. */
export function SectionTextsTable(props: SectionTextsTableProps) {
  const { sections, base, namedSections } = props;
  const { values, errors, submitCount, setFieldValue } = useFormikContext<TextValues>();
  const table = useRef<HTMLTableElement>(null);
  const rows = useMemo(
    () => sections.map(({ id }) => textFields.map((field) => cellName(field, id))),
    [sections],
  );
  const changeText = useEventCallback(
    (name: string, text: string) => void setFieldValue(name, text),
  );
  const { cursor, onPress, onKey, onLeave } = useTableCursor({
    table,
    rows,
    textOf: (name) => values[name] ?? '',
    onText: changeText,
  });
  const changed = changedNames(sections, values);
  const lacksTexts = sections.some(({ hasText }) => !hasText);
  const isCursorInTable = cursor !== null && rows.some((cells) => cells.includes(cursor.name));
  const tabStop = isCursorInTable ? cursor.name : rows[0]?.[0];

  return (
    <Box sx={sectionTextsStyles}>
      <table ref={table} role="grid" aria-label="Texts of the sections">
        <thead>
          <tr>
            <th scope="col" style={{ width: lacksTexts ? 250 : 108 }}>
              Section
            </th>
            <th scope="col" style={{ width: '28%' }}>
              {columns.title}
            </th>
            <th scope="col">{columns.description}</th>
          </tr>
        </thead>
        <tbody>
          {sections.map((section, rank) => {
            const isRowEditing = cursor?.isEditing === true && cursor.name.endsWith(section.id);
            return (
              <tr key={section.id}>
                <th scope="row">
                  <SectionRowHead
                    section={section}
                    number={rank + 1}
                    named={namedSections.get(section.id)}
                  />
                </th>
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
                      isEditing={cursor?.name === name && cursor.isEditing}
                      isChanged={changed.has(name)}
                      error={isRowEditing && submitCount === 0 ? undefined : errors[name]}
                      storedText={isConflict ? stored : undefined}
                      onPress={onPress}
                      onKey={onKey}
                      onText={changeText}
                      onLeave={onLeave}
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
