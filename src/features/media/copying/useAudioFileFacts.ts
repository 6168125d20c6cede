import { useEffect, useState } from 'react';
import { readAudioFile, type AudioFileFacts } from './readAudioFile';

/** Facts of a file; null without a file, and until the file is read. */
export function useAudioFileFacts(file: File | null): AudioFileFacts | null {
  const [read, setRead] = useState<{ file: File; facts: AudioFileFacts } | null>(null);
  useEffect(() => {
    if (file === null) return;
    let isCurrent = true;
    void readAudioFile(file).then((facts) => isCurrent && setRead({ file, facts }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return read?.file === file ? read.facts : null;
}
