import { useEffect, useState } from 'react';
import { type ThunkExtra } from '../api/thunkExtra';
import { useConsoleDispatch } from './storeHooks';

const readAbilities = (_dispatch: unknown, _getState: unknown, { abilities }: ThunkExtra) =>
  abilities;

/** True where the worker tells plays by day, once its first answer says so. */
export function useTellsPlaysByDay(): boolean {
  const dispatch = useConsoleDispatch();
  const [isTold, setIsTold] = useState(() => dispatch(readAbilities).hasPlaysByDay);
  useEffect(() => {
    let isCurrent = true;
    const abilities = dispatch(readAbilities);
    void abilities.detected.then(() => {
      if (isCurrent) setIsTold(abilities.hasPlaysByDay);
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch]);
  return isTold;
}
