/** Long enough for every browser to have begun reading. */
const KEPT_MS = 60_000;

/** Hands the person a file made here; the name says its kind by its extension. */
export function downloadFile(name: string, content: string | Blob, type = 'text/plain'): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
