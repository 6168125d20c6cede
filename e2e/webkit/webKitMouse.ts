import { type ElementReference } from './webDriver';

type Place = { x: number; y: number };

/** Playwright's Mouse over WebDriver's actions (https://www.w3.org/TR/webdriver2/#actions). */
export class WebKitMouse {
  private at: Place = { x: 0, y: 0 };

  constructor(private readonly send: (source: object) => Promise<void>) {}

  private perform(actions: object[]): Promise<void> {
    const parameters = { pointerType: 'mouse' };
    return this.send({ type: 'pointer', id: 'mouse', parameters, actions });
  }
  moveToElement(origin: ElementReference) {
    return this.perform([{ type: 'pointerMove', duration: 0, x: 0, y: 0, origin }]);
  }
  /** Moves in a number of equal steps. */
  async move(x: number, y: number, { steps = 1 } = {}): Promise<void> {
    const from = this.at;
    const moves = Array.from({ length: steps }, (_, index) => {
      const share = (index + 1) / steps;
      return {
        type: 'pointerMove',
        duration: 0,
        x: Math.round(from.x + (x - from.x) * share),
        y: Math.round(from.y + (y - from.y) * share),
      };
    });
    await this.perform(moves);
    this.at = { x, y };
  }
  down() {
    return this.perform([{ type: 'pointerDown', button: 0 }]);
  }
  up() {
    return this.perform([{ type: 'pointerUp', button: 0 }]);
  }
  async click(x: number, y: number): Promise<void> {
    await this.move(x, y);
    await this.down();
    await this.up();
  }
  async wheel(deltaX: number, deltaY: number): Promise<void> {
    const { x, y } = this.at;
    const scroll = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX, deltaY };
    await this.send({ type: 'wheel', id: 'wheel', actions: [scroll] });
  }
}
