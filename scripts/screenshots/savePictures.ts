import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { Transformer } from '@napi-rs/image';
import { documentedPictures } from './documentedPictures';
import { type Picture } from './visitPictures';

/** Width of the pictures in docs/screenshots, in pixels. */
const DOCUMENTED_WIDTH = 1440;

/** Takes a picture of the window; pages that scroll as a whole are captured to their end. */
export async function savePicture(page: Page, picture: Picture, folder: string): Promise<void> {
  const { screen, state, width, theme, isWhole } = picture;
  const name = [screen, width, state, theme].filter((part) => part !== '').join('-');
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: isWhole });
}

/** Replaces a picture in docs/screenshots, if it is listed there. */
export async function saveDocumented(page: Page, { screen, width, theme }: Picture): Promise<void> {
  const quality = documentedPictures[screen];
  if (quality === undefined || width !== DOCUMENTED_WIDTH) return;
  const picture = await new Transformer(await page.screenshot()).webp(quality);
  const file = `docs/screenshots/${screen}-${width}-${theme}.webp`;
  writeFileSync(file, picture);
  console.log(`${file}: ${picture.byteLength} bytes`);
}
