import { formOf } from './formOf';
import { requestOf } from './requestOf';

const draft = { title: 'Gate', description: '', language: 'en', order_index: 0 };

test('a request has its path filled and escaped, its query and its body', () => {
  const path = { id: 'a/b', language: 'hi' };
  const body = { title: 'द्वार' };
  expect(requestOf('PATCH /api/sections/{id}/translations/{language}', { path, body })).toEqual({
    method: 'PATCH',
    path: '/api/sections/a%2Fb/translations/hi',
    body,
  });
  expect(requestOf('GET /api/tours', { query: { lang: 'hi' } })).toEqual({
    method: 'GET',
    path: '/api/tours',
    query: { lang: 'hi' },
  });
  expect(requestOf('GET /api/admin/overview').path).toBe('/api/admin/overview');
});

test('a form has its fields in their order, without those that are undefined', () => {
  const file = new File(['x'], 'a.mp3');
  const fields = { tour_id: 't', section_id: undefined, language: 'en', file };
  const form = formOf('POST /upload', { ...fields, type: 'audio' });
  expect([...form.keys()]).toEqual(['tour_id', 'language', 'file', 'type']);
});

/** Never called: the type check fails if any of these lines, which leave the contract, compiles. */
function leavesTheContract() {
  // @ts-expect-error no such path
  requestOf('GET /api/tour');
  // @ts-expect-error no such method of that path
  requestOf('PUT /api/tours/{id}', { path: { id: 't' } });
  // @ts-expect-error the parameter of the path is missing
  requestOf('GET /api/tours/{id}');
  // @ts-expect-error another parameter of the path
  requestOf('GET /api/tours/{id}', { path: { tourId: 't' } });
  // @ts-expect-error no such parameter of the query
  requestOf('GET /api/tours', { query: { language: 'en' } });
  // @ts-expect-error no such value of the parameter
  requestOf('GET /api/analytics', { query: { type: 'weeks' } });
  // @ts-expect-error a required parameter of the query is missing
  requestOf('GET /api/analytics');
  // @ts-expect-error the body is missing
  requestOf('POST /api/admin/request');
  // @ts-expect-error a body where there is none
  requestOf('DELETE /api/tours/{id}', { path: { id: 't' }, body: {} });
  // @ts-expect-error a field of the body is missing: the duration
  requestOf('POST /api/tours/{id}/sections', { path: { id: 't' }, body: draft });
  // @ts-expect-error a field of the body has another type
  requestOf('PATCH /api/sections/{id}', { path: { id: 's' }, body: { order_index: '1' } });
  const wide = { order_index: 1, title: 'Gate' };
  // @ts-expect-error a field that the body does not have, in a value of its own
  requestOf('PATCH /api/sections/{id}', { path: { id: 's' }, body: wide });
  const file = new File([], 'a.mp3');
  // @ts-expect-error a field of the form is missing: the type
  formOf('POST /upload', { tour_id: 't', language: 'en', file });
  // @ts-expect-error no such type
  formOf('POST /upload', { tour_id: 't', language: 'en', file, type: 'video' });
}
void leavesTheContract;
