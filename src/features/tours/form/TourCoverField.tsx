import { memo } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { type TourView } from '../../../state/select/tourViews';
import { selectCoverPercent } from '../../../state/sync/uploadCover';
import { CoverChoice } from '../../../ui/controls/CoverChoice';

interface TourCoverFieldProps {
  tour: TourView;
  /** Chosen picture, uploaded when the form is saved; null for none. */
  file: File | null;
  isBusy: boolean;
  onFile: (file: File | null) => void;
}

/** Cover field of the edit form, with upload progress. */
export const TourCoverField = memo(function TourCoverField(props: TourCoverFieldProps) {
  const { tour, file, isBusy, onFile } = props;
  const owner = { tourId: tour.id, sectionId: null, language: tour.language };
  const percent = useConsoleSelector((state) => selectCoverPercent(state, owner));
  const refusal = useConsoleSelector(selectOfflineRefusal);
  return (
    <CoverChoice
      url={tour.cover_media_url}
      file={file}
      isDisabled={isBusy}
      progressPercent={percent}
      refusal={refusal}
      onFile={onFile}
    />
  );
});
