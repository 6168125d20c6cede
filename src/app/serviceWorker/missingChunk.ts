/** True for a chunk load error: a newer build replaced the chunk, or the network is down. */
export function isMissingChunk(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return (
    failure.name === 'ChunkLoadError' || /^Loading (CSS )?chunk \S+ failed/.test(failure.message)
  );
}
