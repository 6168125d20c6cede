import { useRef, useState } from 'react';
import { type Media } from '../../../domain/tours/media';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { downloadRecording } from './downloadRecording';

/** A download under way: percent, or null where its length is not known. */
interface RunningDownload {
  percent: number | null;
}

/** Downloads of recordings, by id. They go on while another recording is opened. */
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
    await dispatch(
      downloadRecording(media, {
        signal: call.signal,
        onProgress: (percent) => put(id, { percent }),
      }),
    );
    calls.current.delete(id);
    put(id, null);
  };
  return {
    running,
    /** Begins the download of a recording, or stops that which runs. */
    toggle(media: Media) {
      const call = calls.current.get(media.id);
      if (call === undefined) void start(media);
      else call.abort();
    },
  };
}

export type RecordingDownloads = ReturnType<typeof useRecordingDownloads>;
