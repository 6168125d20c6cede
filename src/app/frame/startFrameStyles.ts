import { colorVariables, themeColors, type ThemeMode } from '../theme/themeColors';
import { START_FRAME } from './removeStartFrame';

const frame = `#${START_FRAME}`;
const used = ['page', 'side', 'line', 'text', 'text-quiet', 'accent-fill', 'accent-on-fill'];
/** Inter's metrics on local fonts: loading Inter itself would compete with the scripts; see fallbackFonts.css. */
const font =
  '@font-face{font-family:"Start Frame";src:local("Arial"),local("Liberation Sans"),local("Helvetica");' +
  'size-adjust:107.1%;ascent-override:90.4%;descent-override:22.5%;line-gap-override:0%}';

/** Colours of the frame in a theme, set on the frame only, because the console sets its own on the root. */
function colorsOf(mode: ThemeMode): string {
  const variables = colorVariables(themeColors[mode]);
  return used.map((name) => `--${name}:${variables[`--${name}`]}`).join(';');
}

const narrow = `${frame} .side{width:56px}${frame} .side b,${frame} .side li{visibility:hidden}`;
const when = (attribute: string, rules: string) =>
  rules.replaceAll(frame, `html${attribute} ${frame}`);

/** Style sheet of the frame; its attribute selectors match those that `startFrameScript` sets. */
export const startFrameStyles = [
  font,
  `${frame}{${colorsOf('light')};position:fixed;inset:0;z-index:-1;display:flex;background:var(--page);`,
  'color:var(--text-quiet);font:500 13px/32px "Start Frame",system-ui,sans-serif}',
  `@media(prefers-color-scheme:dark){${frame}{${colorsOf('dark')}}}`,
  when('[data-theme=light]', `${frame}{${colorsOf('light')}}`),
  when('[data-theme=dark]', `${frame}{${colorsOf('dark')}}`),
  when('[data-start=plain]', `${frame}{display:none}`),
  `${frame} *{box-sizing:border-box}`,
  `${frame} .side{flex:none;width:220px;overflow:hidden;white-space:nowrap;background:var(--side);`,
  'border-right:1px solid var(--line)}',
  `${frame} .brand{display:flex;align-items:center;gap:8px;height:48px;padding:0 8px 0 16px}`,
  `${frame} svg{flex:none}`,
  `${frame} b{color:var(--text);font-size:14px;font-weight:600}`,
  `${frame} ul{margin:0;padding:8px;list-style:none}`,
  `${frame} li{height:32px;margin-bottom:2px;padding:0 11px 0 39px}`,
  `${frame} .nested{padding-left:41px}`,
  `${frame} .head{flex:1;height:48px;border-bottom:1px solid var(--line)}`,
  `@media(max-width:1199.95px){${when(':not([data-sidebar=wide])', narrow)}}`,
  when('[data-sidebar=narrow]', narrow),
  `@media(max-width:899.95px){${frame} .side{display:none}}`,
].join('');
