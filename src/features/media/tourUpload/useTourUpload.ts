import { useState } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectSectionList } from '../../../state/select/selectSections';
import { useFileDrop } from '../../../ui/hooks/useFileDrop';

const NO_SECTIONS = 'Add a section first';

/** Upload of recordings to a tour's sections, opened by its button or by files dropped on the section list. */
export function useTourUpload(tourId: string) {
  const language = useConsoleSelector(selectContentLanguage);
  const count = useConsoleSelector(
    (state) => selectSectionList(state, tourId, language)?.length ?? null,
  );
  const offlineRefusal = useConsoleSelector(selectOfflineRefusal);
  const dispatch = useConsoleDispatch();
  /** Files to open the dialog with; null while closed. */
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const isDropping = useFileDrop((dropped) => {
    if (count === 0) dispatch(announced('error', NO_SECTIONS));
    else if (count !== null) setFiles(dropped);
  });
  return {
    tourId,
    files,
    isDropping,
    /** Reason why uploads are unavailable; null when available. */
    refusal: count === 0 ? NO_SECTIONS : offlineRefusal,
    open: () => setFiles([]),
    close: () => setFiles(null),
  };
}
