/** Delay in milliseconds before the object URL is revoked: enough for every browser to start reading. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads generated content as a file; `name` includes the extension. */
export function downloadFile(name: string, content: string | Blob, type = 'text/plain'): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
