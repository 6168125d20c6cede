import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { addTranslationPath, sectionsPath } from '../../../domain/paths/sectionPaths';
import { type Language } from '../../../domain/languages/language';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { EmptyState } from '../../../ui/feedback/EmptyState';

interface SectionMissingProps {
  tourId: string;
  sectionId: string;
  /** Requested language. */
  language: Language;
  /** Codes of the languages that the section has texts in. */
  others: readonly string[];
  /** True when the section is known to exist. */
  exists: boolean;
}

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 } as const;

/** Empty state of a section that does not exist, or has no texts in the content language. */
export function SectionMissing(props: SectionMissingProps) {
  const { tourId, sectionId, language, others, exists } = props;
  const dispatch = useConsoleDispatch();
  const languages = useConsoleSelector(selectLanguages);
  return (
    <EmptyState
      title="Section not found"
      text={
        exists
          ? `This section has no content in ${language.label}.`
          : 'It may have been deleted, or the address is wrong.'
      }
      action={
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
          {exists && (
            <Box sx={row}>
              {others.map((code) => (
                <Button
                  key={code}
                  variant="outlined"
                  onClick={() => dispatch(contentLanguageChosen(code))}
                >
                  View in {languageNamed(languages, code).label}
                </Button>
              ))}
              <Button
                component={Link}
                to={addTranslationPath(tourId, sectionId, language.code)}
                variant="outlined"
              >
                Add Translation
              </Button>
            </Box>
          )}
          <Box sx={row}>
            <Button variant="outlined" component={Link} to={sectionsPath(tourId)}>
              Back to sections
            </Button>
            {!exists && (
              // The tour may not exist either.
              <Button variant="outlined" component={Link} to="/admin/tours">
                All Tours
              </Button>
            )}
          </Box>
        </Box>
      }
    />
  );
}
