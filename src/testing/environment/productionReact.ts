import React from 'react';
import { flushSync } from 'react-dom';

/** Tasks in which React draws what effects of a change have set. */
const ROUNDS = 3;
// Tests that set the clock replace the one of the window.
const nextTask = setImmediate;

const draw = () => flushSync(() => undefined);

/** Renders the changes of the callback and, when awaited, the changes that effects then make. */
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

// React's production build, which people get, comes without the `act` that Testing Library calls.
if (!('act' in React)) Object.assign(React, { act });
