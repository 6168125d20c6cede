import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { tourPath } from '../../../domain/paths/tourPaths';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { EmptyState } from '../../../ui/feedback/EmptyState';

interface TourMissingProps {
  tourId: string;
  /** Code of the requested language. */
  language: string;
  /** Label of the requested language. */
  label: string;
  /** Codes of the languages that the tour has texts in. */
  others: readonly string[];
}

/** Path of the translation page with a source language that the tour has: English if available, otherwise the first. */
function translateFromPath(
  tourId: string,
  language: string,
  [first = 'en', ...rest]: readonly string[],
) {
  const from = [first, ...rest].includes('en') ? 'en' : first;
  return `/admin/translate?${new URLSearchParams({ lang: language, tour: tourId, from }).toString()}`;
}

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 } as const;

/** Empty state of a tour that does not exist, or has no texts in the content language. */
export function TourMissing({ tourId, language, label, others }: TourMissingProps) {
  const dispatch = useConsoleDispatch();
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const languages = useConsoleSelector(selectLanguages);
  return (
    <EmptyState
      title={`Tour not found in ${label}`}
      text={
        others.length === 0
          ? 'It may have been deleted, or the address is wrong.'
          : 'It has texts in other languages. Translate these, or view it in one of them.'
      }
      action={
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
          {others.length > 0 && (
            <>
              <Box sx={row}>
                <Button
                  component={Link}
                  to={translateFromPath(tourId, language, others)}
                  variant="contained"
                  color="primary"
                >
                  Translate into {label}
                </Button>
                <Button component={Link} to={`${tourPath(tourId)}/translations`} variant="outlined">
                  Add Translation
                </Button>
              </Box>
              <Box sx={row}>
                {others.map((code) => (
                  <Button key={code} onClick={() => dispatch(contentLanguageChosen(code))}>
                    View in {languageNamed(languages, code).label}
                  </Button>
                ))}
              </Box>
            </>
          )}
          <Box sx={row}>
            <Button
              variant="outlined"
              onClick={() => void (isFirstPage ? navigate('/admin/tours') : navigate(-1))}
            >
              Go Back
            </Button>
            <Button variant="outlined" component={Link} to="/admin/tours">
              All Tours
            </Button>
          </Box>
        </Box>
      }
    />
  );
}
