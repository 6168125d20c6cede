import { FieldReader, firstIn } from '../../../domain/jsonReader';
import { type SampleTranscript } from '../../../domain/tours/landing';
import { type FetchPage } from '../../../state/api/services';
import { pathWithQuery } from '../../../state/api/workerCall';
import { requestOf } from '../../../state/contract/requestOf';

const CALL = 'GET /api/media/{id}/transcript';

/** Loads the transcript of a sample; rejects when there is none. */
export async function fetchTranscript(
  fetchPage: FetchPage,
  workerUrl: string,
  id: string,
  signal: AbortSignal,
): Promise<SampleTranscript> {
  const request = requestOf(CALL, { path: { id } });
  const response = await fetchPage(workerUrl + pathWithQuery(request), {
    headers: { accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`${CALL} responded with ${response.status}`);
  const fields = FieldReader.of(firstIn(await response.json(), CALL, 'transcript'), CALL);
  return {
    language: fields.textOr('', 'language'),
    text: fields.text('text', 'transcript_text').trim(),
  };
}
