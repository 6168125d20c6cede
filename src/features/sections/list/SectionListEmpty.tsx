import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { sectionsPath } from '../../../domain/paths/sectionPaths';
import { type Language } from '../../../domain/languages/language';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ClearFilterButton } from '../../../ui/feedback/ClearFilterButton';
import { type SectionFilter } from './filterSections';
import { SwitchToEnglish } from './SwitchToEnglish';

interface NoSectionsProps {
  tourId: string;
  language: Language;
  primaryLanguage: string | null;
}

/** Empty state of a tour without sections in the language. */
export function NoSections({ tourId, language, primaryLanguage }: NoSectionsProps) {
  const isOther = language.code !== 'en' && language.code !== primaryLanguage;
  return (
    <EmptyState
      title={isOther ? `No sections in ${language.label}` : 'No sections yet'}
      text="Sections are the stops of a tour, in their order."
      action={
        <>
          <Button
            component={Link}
            to={`${sectionsPath(tourId)}/create`}
            variant="contained"
            color="primary"
          >
            Create First Section
          </Button>
          {isOther && <SwitchToEnglish />}
        </>
      }
    />
  );
}

interface NoSectionsFoundProps {
  filter: SectionFilter;
  language: Language;
  onClear: () => void;
}

/** Empty state when the filter excludes every section. */
export function NoSectionsFound({ filter, language, onClear }: NoSectionsFoundProps) {
  const hasQuery = filter.query.trim() !== '';
  return (
    <EmptyState
      title={
        hasQuery ? 'No sections match your search' : `All sections have ${language.label} audio`
      }
      text={hasQuery ? 'Titles and descriptions are searched.' : ''}
      action={
        <ClearFilterButton onClear={onClear}>
          {hasQuery ? 'Clear Search' : 'All sections'}
        </ClearFilterButton>
      }
    />
  );
}

/** Empty state when the tour does not exist. */
export function NoTour() {
  return (
    <EmptyState
      title="Tour not found"
      text="It may have been deleted, or the address is wrong."
      action={
        <Button component={Link} to="/admin/tours" variant="outlined">
          All Tours
        </Button>
      }
    />
  );
}
