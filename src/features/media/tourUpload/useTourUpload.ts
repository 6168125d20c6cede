import { useState } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectSectionList } from '../../../state/select/selectSections';
import { useFileDrop } from '../../../ui/hooks/useFileDrop';

const NO_SECTIONS = 'Add a section first';

/**
 * Upload of recordings to the sections of a tour; opened by its button, or by files that are dropped on the list
 * of sections.
 */
export function useTourUpload(tourId: string) {
  const language = useConsoleSelector(selectContentLanguage);
  const count = useConsoleSelector(
    (state) => selectSectionList(state, tourId, language)?.length ?? null,
  );
  const offlineRefusal = useConsoleSelector(selectOfflineRefusal);
  const dispatch = useConsoleDispatch();
  /** Files that it was opened with; null while it is closed. */
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const isDropping = useFileDrop((dropped) => {
    if (count === 0) dispatch(announced('error', NO_SECTIONS));
    else if (count !== null) setFiles(dropped);
  });
  return {
    tourId,
    files,
    isDropping,
    /** Reason why nothing can be uploaded; null when something can. */
    refusal: count === 0 ? NO_SECTIONS : offlineRefusal,
    open: () => setFiles([]),
    close: () => setFiles(null),
  };
}
