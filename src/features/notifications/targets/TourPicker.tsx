import { useState } from 'react';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormikContext } from 'formik';
import { type Problem } from '../../../domain/problem';
import { problemOf } from '../../../state/api/problemOf';
import { pickerLanguage, searchEndpoints } from '../../../state/endpoints/searchEndpoints';
import { Content } from '../../../ui/content/Content';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { useProblemText } from '../../../ui/hooks/useProblemText';
import { CoverThumb } from '../../../ui/content/CoverThumb';
import { ChosenTarget } from './ChosenTarget';
import { withImage, withTour, type NotificationValues } from './notificationForm';
import { RecordPicker } from './RecordPicker';
import { TourCheck } from './TourCheck';
import { useDebouncedValue } from '../../../ui/hooks/useDebouncedValue';

function SearchProblem({ problem }: { problem: Problem }) {
  return (
    <FormHelperText error role="alert">
      {useProblemText(problem)}
    </FormHelperText>
  );
}

/** Picker of the tour that a tap opens, which offers its cover as the picture. */
export function TourPicker({ disabled }: { disabled: boolean }) {
  const { values, setValues } = useFormikContext<NotificationValues>();
  const language = pickerLanguage(values.target_language);
  const [query, setQuery] = useState('');
  const { data, error, isFetching } = searchEndpoints.endpoints.searchTours.useQuery({
    query: useDebouncedValue(query.trim()),
    language,
  });
  const { tour } = values;
  const cover = tour?.cover_media_url ?? null;
  return (
    <div>
      <RecordPicker
        label="Tour"
        placeholder="Search tours by name"
        language={language}
        value={tour}
        hits={data ?? []}
        isLoading={isFetching}
        disabled={disabled}
        noHits="No tour matches"
        titleOf={(hit) => hit.title}
        detailOf={(hit) => (
          <Content language={language} lines={1}>
            {hit.description}
          </Content>
        )}
        onQuery={setQuery}
        onChoose={(hit) => void setValues(withTour(values, hit))}
      />
      {error !== undefined && !isFetching && <SearchProblem problem={problemOf(error)} />}
      {tour !== null && (
        <>
          <ChosenTarget
            id={tour.id}
            icon={<CoverThumb url={cover} size={36} />}
            name={
              <Content language={language} lines={1} fallback="[No Title]">
                {tour.title}
              </Content>
            }
            action={
              cover !== null && (
                <RefusableButton
                  variant="outlined"
                  startIcon={<ImageOutlined />}
                  disabled={disabled}
                  refusal={
                    values.tour_cover_url === cover ? 'The cover is already the picture.' : null
                  }
                  onClick={() => void setValues(withImage(values, { from: 'tour', url: cover }))}
                >
                  Use Cover
                </RefusableButton>
              )
            }
          />
          <Box sx={{ mt: 1 }}>
            <TourCheck tourId={tour.id} language={language} />
          </Box>
        </>
      )}
    </div>
  );
}
