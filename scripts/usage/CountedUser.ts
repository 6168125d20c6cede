import { type Locator, type Page } from '@playwright/test';

export interface Steps {
  /** Number of clicks and dropped files. */
  clicks: number;
  /** Number of keys and key combinations; letters of typed text are not counted. */
  keys: number;
}

/** Acts on a page like a user, and counts clicks and keys. */
export class CountedUser {
  private readonly steps: Steps = { clicks: 0, keys: 0 };

  constructor(readonly page: Page) {}

  get counted(): Steps {
    return { ...this.steps };
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.steps.clicks += 1;
  }

  /** Clicks at a fraction of the element's width, from 0 to 1. */
  async clickAt(target: Locator, share: number): Promise<void> {
    const box = await target.boundingBox();
    if (box === null) throw new Error('There is nothing to click at');
    await this.page.mouse.click(box.x + 1 + (box.width - 2) * share, box.y + 80);
    this.steps.clicks += 1;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let press = 0; press < times; press += 1) await this.page.keyboard.press(key);
    this.steps.keys += times;
  }

  /** Types text into the focused field. */
  async write(words: string): Promise<void> {
    await this.page.keyboard.insertText(words);
  }

  /** Counts a reload, which is one key. */
  reloaded(): void {
    this.steps.keys += 1;
  }

  /** Drops a file on the page. */
  async drop(name: string, type: string, bytes: Buffer): Promise<void> {
    await this.page.evaluate(
      ([fileName, fileType, base64]) => {
        const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const file = new File([content], fileName, { type: fileType });
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(file);
        for (const kind of ['dragover', 'drop']) {
          const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
          document.body.dispatchEvent(event);
        }
      },
      [name, type, bytes.toString('base64')] as const,
    );
    this.steps.clicks += 1;
  }
}
