import { useState } from 'react';
import { type FormikHelpers } from 'formik';
import { type DraftSlot } from '../../../domain/forms/draft';
import { formProblem } from '../../../domain/forms/formProblem';
import { type Problem } from '../../../domain/problem';
import { announced } from '../../../state/model/noticesSlice';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { IMAGE_UPLOADED } from '../../../state/sync/uploadCover';
import { type SectionView } from '../../../state/select/selectSections';
import { saveSectionCover } from './saveSectionCover';
import { savedValues, sectionEdits } from './sectionEdits';
import { sectionEditValues, type SectionEditValues } from './sectionForm';

const FAILED = 'Failed to update section';
const NO_ANNOUNCEMENT = { done: null, failed: null };

interface SaveFailure {
  title: string;
  problem: Problem;
}

/**
 * Saves the edit form: fields and texts first, then the cover. Reports exactly which of them
 * failed.
 */
export function useSectionSave(
  tourId: string,
  section: SectionView,
  draft: DraftSlot,
  onSaved: () => void,
) {
  const dispatch = useConsoleDispatch();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  /** Values that changes are measured against: the section as opened, or as last saved. */
  const [baseline, setBaseline] = useState(() => sectionEditValues(section));
  const [isTextSaved, setIsTextSaved] = useState(false);

  const save = async (values: SectionEditValues, form: FormikHelpers<SectionEditValues>) => {
    setFailure(null);
    const edits = sectionEdits(section, baseline, values);
    const saved = savedValues(baseline, values);
    let isQueued = false;
    if (edits.length > 0) {
      const outcome = await dispatch(saveEdits(edits, NO_ANNOUNCEMENT, { seen: () => baseline }));
      if (!outcome.ok) {
        const { panel, fields } = formProblem(outcome.problem, values, 'Please try again.');
        const isPartlySaved = outcome.sent > 0;
        const title = isPartlySaved
          ? `${FAILED}: its texts were not saved, everything else was`
          : FAILED;
        if (panel !== null || isPartlySaved)
          setFailure({ title, problem: panel ?? outcome.problem });
        form.setErrors(fields);
        return;
      }
      isQueued = outcome.queued === true;
      setBaseline({ ...saved, cover: null });
      setIsTextSaved(true);
      draft.clear();
    }
    const hasSavedText = isTextSaved || edits.length > 0;
    const { cover } = values;
    if (cover !== null) {
      const target = { tourId, sectionId: section.id, language: section.language };
      const problem = await dispatch(saveSectionCover(target, cover));
      if (problem !== null) {
        void form.setValues(saved);
        const title = hasSavedText
          ? 'The text was saved, but the cover was not'
          : 'The cover was not saved';
        setFailure({ title, problem });
        return;
      }
    }
    draft.clear();
    const done = hasSavedText ? 'Section updated successfully' : IMAGE_UPLOADED;
    const shouldAnnounce = (hasSavedText || cover !== null) && !isQueued;
    if (shouldAnnounce) dispatch(announced('success', done));
    onSaved();
  };
  return { baseline, failure, save };
}
