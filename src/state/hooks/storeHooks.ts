import { useDispatch, useSelector, useStore } from 'react-redux';
import { type ConsoleDispatch, type RootState } from '../select/rootState';
import { type ConsoleStore } from '../start/store';

export const useConsoleDispatch = useDispatch.withTypes<ConsoleDispatch>();
export const useConsoleSelector = useSelector.withTypes<RootState>();
/** For what is read once, at a moment of the person's choosing; screens follow the selector. */
export const useConsoleStore = useStore.withTypes<ConsoleStore['store']>();
