import { type ReactNode } from 'react';
import Add from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { sectionTextsPath, sectionsPath } from '../../../domain/paths/sectionPaths';
import { tourPath } from '../../../domain/paths/tourPaths';
import { type Language } from '../../../domain/languages/language';
import { SearchField } from '../../../ui/controls/SearchField';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { type useSectionFilter } from './useSectionFilter';

interface SectionListToolbarProps {
  tourId: string;
  language: Language;
  hasSections: boolean;
  filtering: ReturnType<typeof useSectionFilter>;
  /** Button that uploads recordings to the sections. */
  uploadButton: ReactNode;
}

/** Search, filter and actions of a tour's sections. */
export function SectionListToolbar(props: SectionListToolbarProps) {
  const { tourId, language, hasSections, filtering, uploadButton } = props;
  const { filter, search, showSilent } = filtering;
  return (
    <>
      <SearchField
        label="Search sections"
        placeholder="Search by title or description"
        value={filter.query}
        onChange={search}
        maxWidth={280}
      />
      <SegmentedControl
        label="Audio"
        commandGroup="List"
        options={[
          { value: 'all', label: 'All sections' },
          { value: 'none', label: `No audio in ${language.label}` },
        ]}
        value={filter.isSilentOnly ? 'none' : 'all'}
        onChange={(value) => showSilent(value === 'none')}
      />
      <div style={{ flex: 1 }} />
      <Button component={Link} to={tourPath(tourId)} variant="outlined" startIcon={<ArrowBack />}>
        Back to tour
      </Button>
      <Button
        component={Link}
        to={sectionTextsPath(tourId)}
        variant="outlined"
        startIcon={<EditNoteOutlined />}
        disabled={!hasSections}
      >
        Edit texts
      </Button>
      {uploadButton}
      <Button
        component={Link}
        to={`${sectionsPath(tourId)}/create`}
        variant="contained"
        color="primary"
        startIcon={<Add />}
      >
        Add Section
      </Button>
    </>
  );
}
