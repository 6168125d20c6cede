import { useState } from 'react';
import { chosenColumns } from '../../domain/tourImport/chosenColumns';
import { type ColumnIndexes, type ImportColumns } from '../../domain/tourImport/importColumns';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { tabTexts } from '../../state/session/failSafeTexts';
import { selectPerson } from '../../state/session/sessionSlice';
import { withoutChanges, type KeptRun, type RunStore } from './preview/keptRun';
import { type ColumnsOfHeadings, type ImportSource, type SourceText } from './importTable';

/** Greatest text of a file that a tab keeps, in characters: it has room for about five million in all. */
const MAX_KEPT_CHARACTERS = 4_000_000;

/** Text of the import that this tab keeps over a reload, while there is room for it. */
function useTabText(name: string) {
  const personId = useConsoleSelector((state) => selectPerson(state)?.id ?? '');
  const key = `kathayatra:${name}:${personId}`;
  return {
    read: () => tabTexts.get(key),
    /** False where there is no room for it: none is kept. */
    write: (text: string | null) => {
      if (text !== null && tabTexts.set(key, text)) return true;
      tabTexts.remove(key);
      return text === null;
    },
  };
}

/** Rows in the field of the import. */
export function useImportText(): [text: string, change: (text: string) => void] {
  const kept = useTabText('import-text');
  const [text, setText] = useState(() => kept.read() ?? '');
  const change = (typed: string) => {
    setText(typed);
    kept.write(typed.trim() === '' ? null : typed);
  };
  return [text, change];
}

interface KeptSource {
  name: string | null;
  isFile: boolean;
  text: string;
  /** Absent in what an earlier version of the console kept. */
  isGuessed?: boolean;
}

function parseSource(kept: string | null): ImportSource | null {
  if (kept === null) return null;
  const { name, isFile, text, isGuessed = false }: KeptSource = JSON.parse(kept);
  return { name, content: isFile ? new File([text], name ?? '') : text, isGuessed };
}

/** Account of the import of a source. */
function useRunStore(): RunStore {
  const kept = useTabText('import-run');
  return {
    read: () => {
      const text = kept.read();
      if (text === null) return null;
      const run: KeptRun = JSON.parse(text);
      return run;
    },
    write: (run) => {
      if (kept.write(run && JSON.stringify(run)) || run === null) return;
      kept.write(JSON.stringify(withoutChanges(run)));
    },
  };
}

/** Source under preview; null while one is chosen. */
export function useImportSource() {
  const kept = useTabText('import-source');
  const runStore = useRunStore();
  const [source, setSource] = useState(() => parseSource(kept.read()));
  const [isKept, setIsKept] = useState(false);
  return {
    source,
    /** True when it is under preview again after a reload, or a look at another page. */
    isKept,
    runStore,
    open: setSource,
    close: () => {
      setSource(null);
      kept.write(null);
    },
    /** Keeps the text of the source, once it is known. */
    keep: ({ name, content }: ImportSource, { text, isGuessed }: SourceText) => {
      const keptSource: KeptSource = { name, isFile: content instanceof File, text, isGuessed };
      const isShort = text.length <= MAX_KEPT_CHARACTERS;
      setIsKept(isShort && kept.write(JSON.stringify(keptSource)));
      if (!isShort) kept.write(null);
    },
    /** Keeps neither the source nor what was imported of it. */
    forget: () => {
      kept.write(null);
      runStore.write(null);
    },
  };
}

interface KeptColumns {
  headings: string[];
  indexes: ColumnIndexes;
  /** Absent in what an earlier version of the console kept. */
  language?: string | null;
  name?: string | null;
  isWithoutHeadings?: boolean;
  wide?: ImportColumns['wide'];
}

function parseColumns(kept: string | null): ColumnsOfHeadings | null {
  if (kept === null) return null;
  const columns: KeptColumns = JSON.parse(kept);
  const { headings, indexes, language, name = null, isWithoutHeadings = false, wide } = columns;
  const chosen = chosenColumns(headings, indexes, language, wide);
  return { headings, columns: chosen, name, isWithoutHeadings };
}

/** Columns that were chosen for a table whose headings are not known. */
export function useChosenColumns() {
  const kept = useTabText('import-columns');
  const [choice, setChoice] = useState(() => parseColumns(kept.read()));
  const choose = (chosen: ColumnsOfHeadings) => {
    setChoice(chosen);
    const keptColumns: KeptColumns = {
      headings: [...chosen.headings],
      indexes: chosen.columns.indexes,
      language: chosen.columns.language,
      name: chosen.name,
      isWithoutHeadings: chosen.isWithoutHeadings,
      ...(chosen.columns.wide !== undefined && { wide: chosen.columns.wide }),
    };
    kept.write(JSON.stringify(keptColumns));
  };
  return [choice, choose] as const;
}

export interface LeftOut {
  /** Keys of the rows that the person excluded. */
  keys: ReadonlySet<string>;
  change: (keys: ReadonlySet<string>) => void;
}

/** Excluded rows; a correction of the others keeps them. */
export function useLeftOut(): LeftOut {
  const kept = useTabText('import-left-out');
  const [keys, setKeys] = useState((): ReadonlySet<string> => new Set(kept.read()?.split(' ')));
  const change = (next: ReadonlySet<string>) => {
    setKeys(next);
    kept.write(next.size === 0 ? null : [...next].join(' '));
  };
  return { keys, change };
}
