/** True when the browser requests reduced data use (Save-Data); not every browser reports it. */
export function prefersReducedData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
