import { useId } from 'react';
import Box from '@mui/material/Box';
import { type Language } from '../../../domain/languages/language';
import { isolate } from '../../../domain/text/script';
import { FileChoice, languageOptions } from '../fileRows/FileChoice';
import { UploadTableRow } from '../fileRows/UploadTableRow';
import { type useFileRowsForm } from '../fileRows/useFileRowsForm';
import { type TourSection } from '../fileRows/useTourSections';
import { type useTourUploadRows } from './useTourUploadRows';

interface TourUploadListProps {
  sections: readonly TourSection[];
  languages: readonly Language[];
  uploadRows: ReturnType<typeof useTourUploadRows>;
  /** True after the first attempt to send. */
  wasTried: boolean;
  copyChoice: ReturnType<typeof useFileRowsForm>['copyChoice'];
  onRemove: (id: number) => void;
}

const listStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** Label as in '2. The Ramp'. */
const sectionLabel = ({ position, title }: TourSection): string =>
  `${position}. ${title === null ? '[No Title]' : isolate(title)}`;

type CommonLanguageProps = Pick<TourUploadListProps, 'languages' | 'uploadRows'>;

/** Shared language of files whose names contain none, when there are several. */
function CommonLanguage({ languages, uploadRows }: CommonLanguageProps) {
  const { rows, commonLanguage, setCommonLanguage } = uploadRows;
  const id = useId();
  const unnamed = rows.filter((row) => row.fileProblem === null && !row.isLanguageNamed);
  if (unnamed.length < 2) return null;
  const label = `Language of the ${unnamed.length} files without one in their names`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 }}>
      <Box component="span" id={id} aria-hidden sx={{ fontSize: 13, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={{ flex: 'none', width: 180, mr: '36px' }}>
        <FileChoice
          label={label}
          value={commonLanguage}
          options={languageOptions(languages)}
          isWrong={false}
          onChange={setCommonLanguage}
          messageId={undefined}
        />
      </Box>
    </Box>
  );
}

/** Files for a tour's sections: one row each, with section and language. */
export function TourUploadList(props: TourUploadListProps) {
  const { sections, languages, uploadRows, wasTried, copyChoice, onRemove } = props;
  const { rows, choose } = uploadRows;
  const sectionOptions = sections.map((section) => ({
    value: section.id,
    label: sectionLabel(section),
  }));
  return (
    <>
      <CommonLanguage languages={languages} uploadRows={uploadRows} />
      <Box component="ul" aria-label="Files to upload" sx={listStyle}>
        {rows.map(({ id, file, fileProblem, choiceProblem, note, replaced, ...row }) => (
          <UploadTableRow
            key={id}
            file={file}
            fileProblem={fileProblem}
            choiceProblem={choiceProblem}
            wasTried={wasTried}
            note={note}
            copyChoice={copyChoice({ id, fileProblem, replaced })}
            choices={[
              {
                label: `Section of ${file.name}`,
                value: row.sectionId,
                options: sectionOptions,
                isWrong: row.isSectionWrong,
                onChange: (sectionId) => choose(id, { sectionId }),
              },
              {
                label: `Language of ${file.name}`,
                value: row.language,
                options: languageOptions(languages),
                isWrong: row.isLanguageWrong,
                onChange: (language) => choose(id, { language }),
              },
            ]}
            onRemove={() => onRemove(id)}
          />
        ))}
      </Box>
    </>
  );
}
