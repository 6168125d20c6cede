import React from 'react';
import { flushSync } from 'react-dom';

/** Number of tasks in which React renders state set by effects. */
const ROUNDS = 3;
// Captured before tests replace the window's timers with fake ones.
const nextTask = setImmediate;

const draw = () => flushSync(() => undefined);

/** Renders the changes of the callback and, when awaited, the changes that effects make afterwards. */
function act(callback: () => unknown): PromiseLike<unknown> {
  const result = flushSync(callback);
  draw();
  const settle = async () => {
    const value = await result;
    for (let round = 0; round < ROUNDS; round += 1) {
      await new Promise<void>((resolve) => nextTask(resolve));
    }
    draw();
    return value;
  };
  return { then: (...handlers) => settle().then(...handlers) };
}

// React's production build, which users get, lacks the `act` that Testing Library calls.
if (!('act' in React)) Object.assign(React, { act });
