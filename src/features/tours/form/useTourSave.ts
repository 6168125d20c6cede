import { useState } from 'react';
import { type FormikHelpers } from 'formik';
import { type DraftSlot } from '../../../domain/forms/draft';
import { formProblem } from '../../../domain/forms/formProblem';
import { type Problem } from '../../../domain/problem';
import { announced } from '../../../state/model/noticesSlice';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { IMAGE_UPLOADED } from '../../../state/sync/uploadCover';
import { type TourView } from '../../../state/select/tourViews';
import { saveTourCover } from './saveTourCover';
import { savedValues, tourEdits } from './tourEdits';
import { tourFormValues, type TourFormValues } from '../publication/tourForm';

const FAILED = 'Failed to update tour';
const NO_ANNOUNCEMENT = { done: null, failed: null };

interface SaveFailure {
  title: string;
  problem: Problem;
}

/** Saves the edit form: texts first, then the cover. Reports exactly which of them failed. */
export function useTourSave(
  tour: TourView,
  file: File | null,
  draft: DraftSlot,
  onSaved: () => void,
) {
  const dispatch = useConsoleDispatch();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  /** Values that changes are measured against: the tour as opened, or as last saved. */
  const [baseline, setBaseline] = useState(() => tourFormValues(tour));
  const [isTextSaved, setIsTextSaved] = useState(false);

  const save = async (values: TourFormValues, form: FormikHelpers<TourFormValues>) => {
    setFailure(null);
    const edits = tourEdits(tour, baseline, values);
    let isQueued = false;
    if (edits.length > 0) {
      const outcome = await dispatch(saveEdits(edits, NO_ANNOUNCEMENT, { seen: () => baseline }));
      if (!outcome.ok) {
        const { complete, fields } = formProblem(outcome.problem, values, 'Please try again.');
        const title =
          outcome.sent > 0 ? `${FAILED}: its texts were not saved, everything else was` : FAILED;
        setFailure({ title, problem: complete });
        form.setErrors(fields);
        return;
      }
      isQueued = outcome.queued === true;
      const saved = savedValues(baseline, values);
      setBaseline(saved);
      setIsTextSaved(true);
      form.resetForm({ values: saved });
      draft.clear();
    }
    const hasSavedText = isTextSaved || edits.length > 0;
    if (file !== null) {
      const { id: tourId, language } = tour;
      const problem = await dispatch(saveTourCover({ tourId, language, file }));
      if (problem !== null) {
        const title = hasSavedText
          ? 'The text was saved, but the cover was not'
          : 'The cover was not saved';
        setFailure({ title, problem });
        return;
      }
    }
    draft.clear();
    const message = hasSavedText ? 'Tour updated successfully' : IMAGE_UPLOADED;
    const shouldAnnounce = (hasSavedText || file !== null) && !isQueued;
    if (shouldAnnounce) dispatch(announced('success', message));
    onSaved();
  };
  return { baseline, failure, save };
}
