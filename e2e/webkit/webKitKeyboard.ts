import { keyCode } from './keyCodes';

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };

/** Playwright's Keyboard over WebDriver's actions (https://www.w3.org/TR/webdriver2/#actions). */
export class WebKitKeyboard {
  constructor(private readonly send: (source: object) => Promise<void>) {}

  private perform(actions: KeyAction[]): Promise<void> {
    return this.send({ type: 'key', id: 'keyboard', actions });
  }
  down(key: string) {
    return this.perform([{ type: 'keyDown', value: keyCode(key) }]);
  }
  up(key: string) {
    return this.perform([{ type: 'keyUp', value: keyCode(key) }]);
  }
  /** Presses a key or a chord such as `Control+k`. */
  press(chord: string) {
    const values = chord.split('+').map(keyCode);
    const down = values.map((value): KeyAction => ({ type: 'keyDown', value }));
    const up = values.toReversed().map((value): KeyAction => ({ type: 'keyUp', value }));
    return this.perform([...down, ...up]);
  }
  type(text: string) {
    const keys = [...text].flatMap((value): KeyAction[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.perform(keys);
  }
}
