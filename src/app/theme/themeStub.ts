/** Build-time replacement for the parts of Material's theme that serve CSS variables; the console defines its own. */
// oxlint-disable-next-line no-restricted-exports -- a replaced module has a default export
export default function UnusedThemePart(): null {
  return null;
}

export { UnusedThemePart as CssVarsProvider };
