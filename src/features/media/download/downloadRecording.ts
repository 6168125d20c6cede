import { fetchRecording } from '../../../audio/decode/fetchRecording';
import { type Media } from '../../../domain/tours/media';
import { recordingName } from '../../../domain/tours/recordingName';
import { announced } from '../../../state/model/noticesSlice';
import { selectIsOffline } from '../../../state/reachability/reachabilitySlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { selectSection } from '../../../state/select/selectSections';
import { type ConsoleDispatch, type RootState } from '../../../state/select/rootState';
import { downloadFile } from '../../../ui/dom/downloadFile';
import { recordingFileName } from './recordingFileName';

const FAILED = 'The audio could not be downloaded. Check the connection and try again.';
const REFUSED = 'The audio could not be downloaded: the server does not provide its file.';
const IN_TAB = 'The audio opens in a new tab: save it from there.';
const NO_TAB =
  'The browser blocked the new tab with the audio. Allow pop-ups here and download it again.';

function fileNameFor(state: RootState, media: Media, type: string): string {
  const { section_id: sectionId, language, filename } = media;
  const section = sectionId === null ? null : selectSection(state, sectionId, language);
  return recordingFileName({
    title: section?.title ?? recordingName(media, null).text,
    language: languageNamed(selectLanguages(state), language).label,
    filename,
    type,
  });
}

/** Opens a URL in a new tab, without giving its page access to the console (no `opener`). */
function openInTab(dispatch: ConsoleDispatch, url: string): void {
  const tab = window.open(url, '_blank');
  if (tab === null) {
    dispatch(announced('warning', NO_TAB));
    return;
  }
  tab.opener = null;
  dispatch(announced('info', IN_TAB));
}

interface DownloadTerms {
  signal: AbortSignal;
  /** Called with the received share, 0 to 100; null when the length is unknown. */
  onProgress: (percent: number | null) => void;
}

/**
 * Saves a recording's file. The file is fetched as a stream, because a link's `download` name applies only to the same
 * origin; where CORS forbids reading, it opens in a new tab.
 */
export const downloadRecording =
  (media: Media, { signal, onProgress }: DownloadTerms) =>
  async (dispatch: ConsoleDispatch, getState: () => RootState): Promise<void> => {
    let hasBegun = false;
    try {
      const fetched = await fetchRecording(media.public_url, {
        maxBytes: Infinity,
        signal,
        onProgress(bytes, totalBytes) {
          hasBegun = true;
          onProgress(totalBytes === null ? null : Math.floor((bytes / totalBytes) * 100));
        },
      });
      if (fetched.kind !== 'file') return;
      downloadFile(fileNameFor(getState(), media, fetched.file.type), fetched.file);
    } catch (failure) {
      if (signal.aborted) return;
      // Browsers report a CORS refusal and a lost network by the same error.
      const isUnreachable = failure instanceof TypeError;
      const isOffline = selectIsOffline(getState()) || !navigator.onLine;
      if (isUnreachable && !hasBegun && !isOffline) return openInTab(dispatch, media.public_url);
      const hasResponse = !isUnreachable && !isOffline && !hasBegun;
      dispatch(announced('error', hasResponse ? REFUSED : FAILED));
    }
  };
