/** Whether a part of the build could not be fetched: a newer build replaced it, or the network is away. */
export function isMissingChunk(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return (
    failure.name === 'ChunkLoadError' || /^Loading (CSS )?chunk \S+ failed/.test(failure.message)
  );
}
