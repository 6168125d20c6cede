/** Replaces, in a build, the parts of Material's theme that serve CSS variables: the console sets its own. */
// oxlint-disable-next-line no-restricted-exports -- a replaced module has a default export
export default function UnusedThemePart(): null {
  return null;
}

export { UnusedThemePart as CssVarsProvider };
