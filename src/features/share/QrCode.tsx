import { useEffect, useState } from 'react';

type Modules = readonly (readonly boolean[])[];

/** The light edge that readers need, in modules. */
const EDGE = 4;

/** One path for all dark modules: each a unit square. */
function pathOf(modules: Modules): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + EDGE} ${y + EDGE}h1v1h-1z`] : [])),
    )
    .join('');
}

/** The encoder comes only where it is needed; without it, or for a text that is too long, null. */
function useModules(text: string): Modules | null {
  const [modules, setModules] = useState<Modules | null>(null);
  useEffect(() => {
    let isOver = false;
    import('uqr')
      .then(({ encode }) => {
        const { data } = encode(text, { ecc: 'M', border: 0 });
        if (!isOver) setModules(data);
      })
      .catch(() => {
        if (!isOver) setModules(null);
      });
    return () => {
      isOver = true;
    };
  }, [text]);
  return modules;
}

/** An address for a phone's camera: dark on light in both themes, or not every camera reads it. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const modules = useModules(address);
  const size = (modules?.length ?? 0) + 2 * EDGE;
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
            <path d={pathOf(modules)} />
          </svg>
        )}
      </div>
      <figcaption>Scan it with your phone’s camera</figcaption>
    </figure>
  );
}
