import { useEffect, useState } from 'react';
import { readImport, type ImportSource, type TableReading } from './importTable';

/** The table that a source holds, read without holding up the page. */
export function useImportTable(source: ImportSource): TableReading {
  const [reading, setReading] = useState<TableReading>({ status: 'reading', part: 0 });
  useEffect(() => {
    const stop = new AbortController();
    const show = (next: TableReading) => {
      if (!stop.signal.aborted) setReading(next);
    };
    show({ status: 'reading', part: 0 });
    readImport(source, show, stop.signal).then(show, () =>
      show({ status: 'failed', problems: ['The file could not be read. Choose it again.'] }),
    );
    return () => stop.abort();
  }, [source]);
  return reading;
}
