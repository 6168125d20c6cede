import { useRef, useState } from 'react';
import { type Media } from '../../../domain/tours/media';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';

/** A running download: percent, or null when its length is unknown. */
interface RunningDownload {
  percent: number | null;
}

/** Downloads of recordings by id. They continue while another recording is opened. */
export function useRecordingDownloads() {
  const dispatch = useConsoleDispatch();
  const [running, setRunning] = useState<ReadonlyMap<string, RunningDownload>>(new Map());
  const calls = useRef(new Map<string, AbortController>());
  const put = (id: string, download: RunningDownload | null) =>
    setRunning((current) => {
      const next = new Map(current);
      if (download === null) next.delete(id);
      else next.set(id, download);
      return next;
    });
  const start = async (media: Media) => {
    const { id } = media;
    const call = new AbortController();
    calls.current.set(id, call);
    put(id, { percent: null });
    const { signal } = call;
    const onProgress = (percent: number | null) => put(id, { percent });
    try {
      const { downloadRecording } = await import('./downloadRecording');
      await dispatch(downloadRecording(media, { signal, onProgress }));
    } catch {
      // The loaded code announces its own failures; this failure means that the code itself did not load.
      dispatch(announced('error', 'The download could not begin. Check your connection.'));
    }
    calls.current.delete(id);
    put(id, null);
  };
  return {
    running,
    /** Starts a recording's download, or stops the running one. */
    toggle(media: Media) {
      const call = calls.current.get(media.id);
      if (call === undefined) void start(media);
      else call.abort();
    },
  };
}

export type RecordingDownloads = ReturnType<typeof useRecordingDownloads>;
