import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type Language } from '../../../domain/languages/language';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { addressOfSections, addressToTranslate } from '../list/sectionPath';

interface SectionMissingProps {
  tourId: string;
  sectionId: string;
  /** The language it was looked for in. */
  language: Language;
  /** Codes of the languages it has. */
  others: readonly string[];
  /** Whether there is such a section at all, as far as is known. */
  isKnown: boolean;
}

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 } as const;

/** The section has no words in the content language, or there is no such section. */
export function SectionMissing(props: SectionMissingProps) {
  const { tourId, sectionId, language, others, isKnown } = props;
  const dispatch = useConsoleDispatch();
  const languages = useConsoleSelector(selectLanguages);
  return (
    <EmptyState
      title="Section not found"
      text={
        isKnown
          ? `This section has no content in ${language.label}.`
          : 'It may have been deleted, or the address is wrong.'
      }
      action={
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
          {isKnown && (
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
                to={addressToTranslate(tourId, sectionId, language.code)}
                variant="outlined"
              >
                Add Translation
              </Button>
            </Box>
          )}
          <Box sx={row}>
            <Button variant="outlined" component={Link} to={addressOfSections(tourId)}>
              Back to sections
            </Button>
          </Box>
        </Box>
      }
    />
  );
}
