const otherFace =
  /\/\* noto-\S+?-(?:math|symbols|latin|latin-ext|cyrillic|vietnamese)-wght-normal \*\/\n@font-face \{[^}]*\}\n*/g;

/**
 * Webpack loader for the styles of a Noto family: it keeps the faces of the family's own script. Inter draws the
 * European letters, and a face of signs would be loaded, in each family that has one, wherever the system has no
 * glyph for a flag or an arrow.
 */
export default function keepScriptFaces(css: string): string {
  return css.replace(otherFace, '');
}
