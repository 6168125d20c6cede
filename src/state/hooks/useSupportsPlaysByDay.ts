import { useEffect, useState } from 'react';
import { type ThunkExtra } from '../api/thunkExtra';
import { supportsPlaysByDay } from '../endpoints/dayPlaysEndpoints';
import { useConsoleDispatch } from './storeHooks';

const readExtensions = (_dispatch: unknown, _getState: unknown, { extensions }: ThunkExtra) =>
  extensions;

/** True when the worker returns plays by day; false until its first response announces the extension. */
export function useSupportsPlaysByDay(): boolean {
  const dispatch = useConsoleDispatch();
  const [isSupported, setIsSupported] = useState(() =>
    supportsPlaysByDay(dispatch(readExtensions)),
  );
  useEffect(() => {
    let isCurrent = true;
    const extensions = dispatch(readExtensions);
    void extensions.detected.then(() => {
      if (isCurrent) setIsSupported(supportsPlaysByDay(extensions));
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch]);
  return isSupported;
}
