import { useDispatch, useSelector, useStore } from 'react-redux';
import { type ConsoleDispatch, type RootState } from '../select/rootState';
import { type ConsoleStore } from '../start/store';

export const useConsoleDispatch = useDispatch.withTypes<ConsoleDispatch>();
export const useConsoleSelector = useSelector.withTypes<RootState>();
/** The store, for values read once in an event handler; screens use the selector. */
export const useConsoleStore = useStore.withTypes<ConsoleStore['store']>();
