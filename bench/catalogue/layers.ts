interface Layer {
  /** File of the product that the layer is. */
  file: string;
  /** Plain variant in `without/` that stands in for it. */
  variant: string;
}

/** Layers between a key and the rows on the screen, each of which a bench can leave out by `--without`. */
export const layers: Readonly<Record<string, Layer>> = {
  velocity: { file: 'src/ui/gridRows/scrollVelocity.ts', variant: 'noScrollVelocity.ts' },
  url: { file: 'src/ui/hooks/useUrlQuery.ts', variant: 'useImmediateUrl.ts' },
  checkboxes: { file: 'src/ui/gridRows/RecordGridCheckbox.tsx', variant: 'MaterialCheckbox.tsx' },
  plugin: { file: 'scripts/webpack/leanGridPlugin.ts', variant: 'wholeGridPlugin.ts' },
};
