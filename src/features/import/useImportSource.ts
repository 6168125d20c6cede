import { useState } from 'react';
import { chosenColumns } from '../../domain/tourImport/chosenColumns';
import { type ColumnIndexes, type ImportColumns } from '../../domain/tourImport/importColumns';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { tabTexts } from '../../state/session/failSafeTexts';
import { selectPerson } from '../../state/session/sessionSlice';
import { withoutChanges, type KeptRun, type RunStore } from './preview/keptRun';
import { type ColumnsOfHeadings, type ImportSource, type SourceText } from './importTable';

/**
 * Maximum length of a source kept in session storage, in UTF-16 code units; browsers limit the storage to about five
 * million in total.
 */
const MAX_KEPT_CHARACTERS = 4_000_000;

/** Text of the import kept in session storage, so that it survives a reload; dropped when there is no space. */
function useTabText(name: string) {
  const personId = useConsoleSelector((state) => selectPerson(state)?.id ?? '');
  const key = `kathayatra:${name}:${personId}`;
  return {
    read: () => tabTexts.get(key),
    /** Returns false when there is no space; the text is then not kept. */
    write: (text: string | null) => {
      if (text !== null && tabTexts.set(key, text)) return true;
      tabTexts.remove(key);
      return text === null;
    },
  };
}

/** Rows in the text field, kept over a reload. */
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
  /** Absent in data stored by an earlier version of the console. */
  isGuessed?: boolean;
}

function parseSource(kept: string | null): ImportSource | null {
  if (kept === null) return null;
  const { name, isFile, text, isGuessed = false }: KeptSource = JSON.parse(kept);
  return { name, content: isFile ? new File([text], name ?? '') : text, isGuessed };
}

/** Storage of the import's run. */
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

/** Source under preview; null while choosing one. */
export function useImportSource() {
  const kept = useTabText('import-source');
  const runStore = useRunStore();
  const [source, setSource] = useState(() => parseSource(kept.read()));
  const [isKept, setIsKept] = useState(false);
  return {
    source,
    /** True when the source would be restored after a reload or a visit to another page. */
    isKept,
    runStore,
    open: setSource,
    close: () => {
      setSource(null);
      kept.write(null);
    },
    /** Stores the text of the source once it is known. */
    keep: ({ name, content }: ImportSource, { text, isGuessed }: SourceText) => {
      const keptSource: KeptSource = { name, isFile: content instanceof File, text, isGuessed };
      const isShort = text.length <= MAX_KEPT_CHARACTERS;
      setIsKept(isShort && kept.write(JSON.stringify(keptSource)));
      if (!isShort) kept.write(null);
    },
    /** Deletes the stored source and run. */
    forget: () => {
      kept.write(null);
      runStore.write(null);
    },
  };
}

interface KeptColumns {
  headings: string[];
  indexes: ColumnIndexes;
  /** Absent in data stored by an earlier version of the console. */
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

/** Columns chosen for a table with unknown headings, kept over a reload. */
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

/** Excluded rows, kept over a reload and over corrections of other rows. */
export function useLeftOut(): LeftOut {
  const kept = useTabText('import-left-out');
  const [keys, setKeys] = useState((): ReadonlySet<string> => new Set(kept.read()?.split(' ')));
  const change = (next: ReadonlySet<string>) => {
    setKeys(next);
    kept.write(next.size === 0 ? null : [...next].join(' '));
  };
  return { keys, change };
}
