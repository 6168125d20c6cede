import { useEffect, useState } from 'react';
import { type ThunkExtra } from '../api/thunkExtra';
import { tellsPlaysByDay } from '../endpoints/dayPlaysEndpoints';
import { useConsoleDispatch } from './storeHooks';

const readAbilities = (_dispatch: unknown, _getState: unknown, { abilities }: ThunkExtra) =>
  abilities;

/** True where the worker returns plays by day, once its first answer announces it. */
export function useTellsPlaysByDay(): boolean {
  const dispatch = useConsoleDispatch();
  const [isTold, setIsTold] = useState(() => tellsPlaysByDay(dispatch(readAbilities)));
  useEffect(() => {
    let isCurrent = true;
    const abilities = dispatch(readAbilities);
    void abilities.detected.then(() => {
      if (isCurrent) setIsTold(tellsPlaysByDay(abilities));
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch]);
  return isTold;
}
