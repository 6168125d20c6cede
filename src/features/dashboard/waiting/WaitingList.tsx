import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf } from '../../../domain/text/count';
import { formatAgo } from '../../../domain/text/date';
import { type Language } from '../../../domain/languages/language';
import { tourGaps } from '../../../domain/tours/tourGaps';
import { adminEndpoints } from '../../../state/endpoints/adminEndpoints';
import { useDrafts } from '../../../state/hooks/useDrafts';
import { useConsoleSelector, useConsoleStore } from '../../../state/hooks/storeHooks';
import { openUploads, uploadAddress } from '../../../state/model/openUploads';
import { selectUploads } from '../../../state/model/uploadsSlice';
import { selectDecisionCount, selectUnsentCount } from '../../../state/outbox/outboxSlice';
import { type TourView } from '../../../state/select/tourViews';
import { BorderedList } from '../../../ui/content/BorderedList';
import { Content } from '../../../ui/content/Content';
import { draftPlace } from './draftPlace';
import { ReadyDraftsRow } from './ReadyDraftsRow';
import { WaitingRow } from './WaitingRow';

/** Details as the list of tours has them. */
const COUNTED_DETAILS = 'Title, description, cover and duration; sections and audio do not count';

/** Drafts that are named one by one; the others are counted. */
const NAMED_DRAFTS = 3;

/** Drafts of the forms on this device, newest first, each with the page where it goes on. */
function useDraftPlaces() {
  const store = useConsoleStore();
  return useDrafts('').flatMap(({ subpath, draft }) => {
    const place = draftPlace(store.getState(), subpath);
    return place === null ? [] : [{ path: subpath, place, typedAtMs: draft.typedAtMs }];
  });
}

function DraftRows() {
  const [showsAll, setShowsAll] = useState(false);
  const drafts = useDraftPlaces();
  const first = drafts[0];
  if (first === undefined) return null;
  const others = drafts.length - NAMED_DRAFTS;
  const shown = showsAll ? drafts : drafts.slice(0, NAMED_DRAFTS);
  return (
    <>
      {shown.map(({ path, place, typedAtMs }) => (
        <WaitingRow key={path} to={place.to} aside={formatAgo(typedAtMs, Date.now())}>
          Not saved: {place.form}
          {place.title !== null && (
            <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
              <Content language={place.language} lines={1}>
                {place.title}
              </Content>
            </Box>
          )}
        </WaitingRow>
      ))}
      {others > 0 && (
        <Box component="li" sx={{ px: 1, py: 0.5 }}>
          <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show ${countOf(others, 'other form')} not saved`}
          </Button>
        </Box>
      )}
    </>
  );
}

function UploadRow() {
  const uploads = openUploads(useConsoleSelector(selectUploads));
  const first = uploads[0];
  if (first === undefined) return null;
  return (
    <WaitingRow to={uploadAddress(first)} count={uploads.length}>
      Uploads under way or failed
    </WaitingRow>
  );
}

interface WaitingListProps {
  /** Null until they have loaded. */
  tours: readonly TourView[] | null;
  language: Language;
}

/** Tasks that wait for the person, each with its number and a way there. Lines stay while numbers come. */
export function WaitingList({ tours, language }: WaitingListProps) {
  const unsentCount = useConsoleSelector(selectUnsentCount);
  const decisionCount = useConsoleSelector(selectDecisionCount);
  const { data: requests } = adminEndpoints.useGetPendingRequestsQuery();
  const incomplete = tours?.filter((tour) => tourGaps(tour).length > 0).length ?? null;
  return (
    <BorderedList label="Waiting for you">
      <WaitingRow to="/admin/outbox" count={unsentCount}>
        {decisionCount > 0 ? `Unsent edits, ${decisionCount} to decide` : 'Unsent edits'}
      </WaitingRow>
      <WaitingRow to="/admin/management?tab=pending" count={requests?.length ?? null}>
        Access requests
      </WaitingRow>
      <ReadyDraftsRow tours={tours} language={language} />
      <WaitingRow to="/admin/tours?incomplete=1" title={COUNTED_DETAILS} count={incomplete}>
        Tours with incomplete details in {language.label}
      </WaitingRow>
      <UploadRow />
      <DraftRows />
    </BorderedList>
  );
}
