import { useDispatch, useSelector, useStore } from 'react-redux';
import { isSameData } from '../model/upsertRecords';
import { type ConsoleDispatch, type RootState } from '../select/rootState';
import { type ConsoleStore } from '../start/store';

export const useConsoleDispatch = useDispatch.withTypes<ConsoleDispatch>();
export const useConsoleSelector = useSelector.withTypes<RootState>();
/** A view made of several records; it stays the same object while it holds the same, so that nothing is drawn anew. */
export const useConsoleView = <T>(select: (state: RootState) => T): T =>
  useConsoleSelector(select, isSameData);
/** The store, for values read once in an event handler; screens use the selector. */
export const useConsoleStore = useStore.withTypes<ConsoleStore['store']>();
