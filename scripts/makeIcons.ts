import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { HeroScene } from '../src/features/landing/page/HeroScene';
import { findBrowser } from './findBrowser';

/** Renders the PNG files in `public/` from the site's own SVG drawings. */
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

async function draw(markup: string, width: number, height: number, path: string, isClear = false) {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${markup}`,
  );
  await page.screenshot({ path, omitBackground: isClear });
  console.log(path);
}

const mark = readFileSync('public/favicon.svg', 'utf8');
const full = readFileSync('public/icon-maskable.svg', 'utf8');
const colours = `<style>${readFileSync('src/app/public/base.css', 'utf8')}</style>`;
const landingStyles = readFileSync('src/app/public/landing.css', 'utf8');
const sceneStyles = `<style>${landingStyles} svg.hero-scene{height:100vh;aspect-ratio:auto;background:var(--sky)}</style>`;
// The drawing in the aspect ratio of link previews, with its ground extended on both sides.
const ground = [
  '<rect x="559" y="232" width="61" height="60" class="scene-far"/>',
  '<rect x="-60" y="292" width="62" height="128" class="scene-hill"/>',
  '<rect x="558" y="270" width="62" height="150" class="scene-hill"/>',
  '<rect x="-60" y="391" width="680" height="30" class="scene-hill"/>',
].join('');
const scene = renderToString(createElement(HeroScene))
  .replace('viewBox="0 0 560 420"', 'viewBox="-60 62 680 357"')
  .replace('</svg>', `${ground}</svg>`);

await page.emulateMedia({ colorScheme: 'light' });
await draw(mark, 32, 32, 'public/favicon-32.png', true);
await draw(mark, 192, 192, 'public/icon-192.png', true);
await draw(mark, 512, 512, 'public/icon-512.png', true);
// iOS masks the corners itself, so this icon is opaque and square.
await draw(full, 180, 180, 'public/apple-touch-icon.png');
await draw(full, 512, 512, 'public/icon-maskable-512.png');
await draw(`${colours}${sceneStyles}${scene}`, 1200, 630, 'public/preview.png');
await browser.close();
