/** Keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions), by their DOM names. */
const codes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F2: '\uE032',
};

export function keyCode(key: string): string {
  const code = codes[key] ?? key;
  if ([...code].length !== 1) throw new Error(`No key code for ${key}`);
  return code;
}
