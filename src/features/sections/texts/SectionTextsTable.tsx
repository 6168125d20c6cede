import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type SectionView } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';
import { CoverThumb } from '../../../ui/content/CoverThumb';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { LostTextsNote } from './LostTextsNote';
import { SectionTextCell } from './SectionTextCell';
import { cellName, textFields, type TextSource, type TextValues } from './sectionTexts';
import { sectionTextsStyles } from './sectionTextsStyles';
import { useTextsTable } from './useTextsTable';

interface SectionTextsTableProps {
  sections: readonly SectionView[];
  /** Stored texts at the start of editing. */
  base: TextValues;
  /** Null when editing the primary language. */
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

/** Title and description of a section in the source language. */
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

function TableHead({ source }: { source: TextSource | null }) {
  return (
    <thead>
      <tr>
        <th scope="col" style={{ width: 'var(--head-width)' }}>
          Section
        </th>
        {/* With a source column, all three text columns are equally wide. */}
        {source !== null && <th scope="col">Source: {source.label}</th>}
        <th scope="col" style={{ width: source === null ? '28%' : undefined }}>
          {columns.title}
        </th>
        <th scope="col">{columns.description}</th>
      </tr>
    </thead>
  );
}

/** Grid of titles and descriptions of all sections, edited in place, beside their source. */
export function SectionTextsTable(props: SectionTextsTableProps) {
  const { sections, base, source } = props;
  const { values, errors, submitCount } = useFormikContext<TextValues>();
  const { table, cursor, changed, tabStop, cellHandlers, clipboard } = useTextsTable(
    sections,
    source,
  );
  const { handlers, lost, dismissLost } = clipboard;
  // Wider when a section has no texts, to fit the chip that says so.
  const headWidth = sections.some(({ hasText }) => !hasText) ? 190 : 108;

  return (
    <>
      {lost !== null && (
        <LostTextsNote lost={lost} language={sections[0]?.language ?? ''} onDismiss={dismissLost} />
      )}
      <Box sx={[sectionTextsStyles, { '--head-width': `${headWidth}px` }]}>
        <table
          ref={table}
          role="grid"
          aria-label="Texts of the sections"
          data-beside={source === null ? undefined : ''}
          {...handlers}
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
                        {...cellHandlers}
                      />
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Box>
    </>
  );
}
