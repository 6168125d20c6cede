import { useDispatch, useSelector } from 'react-redux';
import { type ConsoleDispatch, type RootState } from './store';

export const useConsoleDispatch = useDispatch.withTypes<ConsoleDispatch>();
export const useConsoleSelector = useSelector.withTypes<RootState>();
