const otherFace =
  /\/\* noto-\S+?-(?:math|symbols|latin|latin-ext|cyrillic|vietnamese)-wght-normal \*\/\n@font-face \{[^}]*\}\n*/g;

/**
 * Webpack loader for the styles of a Noto family that keeps only the faces of the family's own script. Inter covers the
 * European letters, and symbol faces, which several families have, would be loaded wherever the system lacks a glyph
 * for a flag or an arrow.
 */
export default function keepScriptFaces(css: string): string {
  return css.replace(otherFace, '');
}
