interface Layer {
  /** The product's file that contains the layer. */
  file: string;
  /** Plain variant in `without/` that replaces it. */
  variant: string;
}

/** Layers between a key press and the rows on screen, each of which can be omitted by `--without`. */
export const layers: Readonly<Record<string, Layer>> = {
  velocity: { file: 'src/ui/gridRows/scrollVelocity.ts', variant: 'noScrollVelocity.ts' },
  url: { file: 'src/ui/hooks/useUrlQuery.ts', variant: 'useImmediateUrl.ts' },
  checkboxes: { file: 'src/ui/gridRows/RecordGridCheckbox.tsx', variant: 'MaterialCheckbox.tsx' },
  plugin: { file: 'scripts/webpack/leanGridPlugin.ts', variant: 'wholeGridPlugin.ts' },
};
