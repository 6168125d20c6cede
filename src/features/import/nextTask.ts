/** Lets the page do what waits, before the work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
