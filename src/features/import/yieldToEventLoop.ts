/** Yields to the event loop, so that the page can handle input and paint. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setTimeout(resolve));
