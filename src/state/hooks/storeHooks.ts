import { useDispatch, useSelector, useStore } from 'react-redux';
import { isSameData } from '../model/upsertRecords';
import { type ConsoleDispatch, type RootState } from '../select/rootState';
import { type ConsoleStore } from '../start/store';

export const useConsoleDispatch = useDispatch.withTypes<ConsoleDispatch>();
export const useConsoleSelector = useSelector.withTypes<RootState>();
/** Selects a view derived from several records; deeply equal results keep the same object, which avoids a re-render. */
export const useConsoleView = <T>(select: (state: RootState) => T): T =>
  useConsoleSelector(select, isSameData);
/** The store, for values read once in an event handler; components use the selector. */
export const useConsoleStore = useStore.withTypes<ConsoleStore['store']>();
