import { useEffect, useEffectEvent, useState } from 'react';
import { readImport, type ImportSource, type TableReading } from './importTable';

/** Table parsed from a source without blocking the page. `onRead` receives its text. */
export function useImportTable(source: ImportSource, onRead: (text: string) => void): TableReading {
  const [reading, setReading] = useState<TableReading>({ status: 'reading', part: 0 });
  useEffect(() => {
    const abortController = new AbortController();
    const show = (next: TableReading) => {
      if (!abortController.signal.aborted) setReading(next);
    };
    show({ status: 'reading', part: 0 });
    readImport(source, show, abortController.signal).then(show, () =>
      show({
        status: 'failed',
        problems: ['The file could not be read. Choose it again.'],
        text: null,
      }),
    );
    return () => abortController.abort();
  }, [source]);
  const readText =
    reading.status === 'read' || reading.status === 'unmatched' ? reading.text : null;
  const tellRead = useEffectEvent(onRead);
  useEffect(() => {
    if (readText !== null) tellRead(readText);
  }, [readText]);
  return reading;
}
