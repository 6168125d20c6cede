import { createContext } from 'react';

/** Whether the console has what it needs to ask the worker: the person's cache, and the languages. */
export const StartedContext = createContext(true);
