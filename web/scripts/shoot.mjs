/**
 * Pictures of pages, to look at: node scripts/shoot.mjs OUT [section …]
 * The environment says where the browser is (CHROMIUM) and where the pages are served (PAGES).
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [out = 'shots', ...sections] = process.argv.slice(2);
const address = process.env.PAGES ?? 'http://localhost:5173/sheet.html';
const scale = Number(process.env.SCALE ?? 1);
const width = Number(process.env.WIDTH ?? 1400);
const themes = (process.env.THEMES ?? 'light,dark').split(',');
if (!process.env.CHROMIUM) throw new Error('CHROMIUM must be the path of a Chromium');
mkdirSync(out, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const theme of themes) {
  const context = await browser.newContext({
    colorScheme: theme,
    deviceScaleFactor: scale,
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  if (sections.length === 0) await page.screenshot({ path: `${out}/page-${theme}.png`, fullPage: true });
  for (const section of sections) {
    await page.locator(`#${section}`).screenshot({ path: `${out}/${section}-${theme}.png` });
  }
  await context.close();
}
await browser.close();
