import { useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type SectionView } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';
import { CoverThumb } from '../../../ui/content/CoverThumb';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { useEventCallback } from '../../../ui/hooks/useEventCallback';
import { SectionTextCell } from './SectionTextCell';
import { changedNames, nameOf, textFields, type TextValues } from './sectionTexts';
import { sectionTextsLook } from './sectionTextsStyles';
import { useTableCursor } from './useTableCursor';

interface SectionTextsTableProps {
  sections: readonly SectionView[];
  /** What the values were begun on. */
  base: TextValues;
  /** Sections by id in a language that names those without words in this one. */
  named: ReadonlyMap<string, SectionView>;
}

const columns = { title: 'Title', description: 'Description' };

/** Titles and descriptions of all sections, each written in its place. */
export function SectionTextsTable(props: SectionTextsTableProps) {
  const { sections, base, named } = props;
  const { values, errors, submitCount, setFieldValue } = useFormikContext<TextValues>();
  const table = useRef<HTMLTableElement>(null);
  const rows = useMemo(
    () => sections.map(({ id }) => textFields.map((field) => nameOf(field, id))),
    [sections],
  );
  const write = useEventCallback((name: string, text: string) => void setFieldValue(name, text));
  const { cursor, onPress, onKey, onLeave } = useTableCursor({
    table,
    rows,
    textOf: (name) => values[name] ?? '',
    onText: write,
  });
  const changed = changedNames(sections, values);
  const isUnnamed = sections.some(({ hasText }) => !hasText);
  const isHere = cursor !== null && rows.some((cells) => cells.includes(cursor.name));
  const tabStop = isHere ? cursor.name : rows[0]?.[0];

  return (
    <Box sx={sectionTextsLook}>
      <table ref={table} role="grid" aria-label="Texts of the sections">
        <thead>
          <tr>
            <th scope="col" style={{ width: isUnnamed ? 250 : 108 }}>
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
            const isWritten = cursor?.isEditing === true && cursor.name.endsWith(section.id);
            const other = named.get(section.id);
            return (
              <tr key={section.id}>
                <th scope="row">
                  <span className="row-head">
                    <span className="row-number">{rank + 1}</span>
                    <CoverThumb url={section.cover_media_url} />
                    <span className="row-name">
                      {section.hasText ? null : (
                        <>
                          {other !== undefined && (
                            <Content language={other.language} lines={1}>
                              {other.title}
                            </Content>
                          )}
                          <StatusChip>No words yet</StatusChip>
                        </>
                      )}
                      <SaveStateChip state={section.saveState} />
                    </span>
                  </span>
                </th>
                {textFields.map((field) => {
                  const name = nameOf(field, section.id);
                  const stored = section[field] ?? '';
                  const isClash = changed.has(name) && (base[name] ?? stored) !== stored;
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
                      error={isWritten && submitCount === 0 ? undefined : errors[name]}
                      newer={isClash ? stored : undefined}
                      onPress={onPress}
                      onKey={onKey}
                      onText={write}
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
