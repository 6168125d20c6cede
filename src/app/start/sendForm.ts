import { type FormRequest } from '../../state/api/services';

function parseHeaders(raw: string): Headers {
  const headers = new Headers();
  for (const line of raw.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

/** Sends a form by XMLHttpRequest: fetch reports no upload progress. */
export function sendForm(request: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) request.onProgress(event.loaded / event.total);
    };
    xhr.onload = () => {
      const { status, statusText } = xhr;
      const body = status === 204 ? null : xhr.responseText;
      const headers = parseHeaders(xhr.getAllResponseHeaders());
      resolve(new Response(body, { status, statusText, headers }));
    };
    xhr.onerror = () => reject(new TypeError('Failed to send'));
    xhr.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    request.signal.addEventListener('abort', () => xhr.abort());
    xhr.send(request.form);
  });
}
