import { useEffect, useState } from 'react';

type Modules = readonly (readonly boolean[])[];

/** Quiet zone around the symbol, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** SVG path with a unit square for each dark module. */
function toPath(modules: Modules): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
    )
    .join('');
}

/**
 * Modules of the QR code, encoded by a library loaded on demand; null until then, on failure, or when the text is too
 * long.
 */
function useModules(text: string): Modules | null {
  const [modules, setModules] = useState<Modules | null>(null);
  useEffect(() => {
    let isCancelled = false;
    import('uqr')
      .then(({ encode }) => {
        const { data } = encode(text, { ecc: 'M', border: 0 });
        if (!isCancelled) setModules(data);
      })
      .catch(() => {
        if (!isCancelled) setModules(null);
      });
    return () => {
      isCancelled = true;
    };
  }, [text]);
  return modules;
}

/** QR code of a URL: dark on light in both themes, because some readers do not support inverted codes. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const modules = useModules(url);
  const size = (modules?.length ?? 0) + 2 * QUIET_ZONE;
  return (
    <figure className="qr">
      <div className="qr-field">
        {modules !== null && (
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
          >
            <path d={toPath(modules)} />
          </svg>
        )}
      </div>
      <figcaption>Scan it with your phone’s camera</figcaption>
    </figure>
  );
}
