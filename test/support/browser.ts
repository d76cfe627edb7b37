import type { Page } from 'playwright-core';

/** Opens a page in a real browser that speaks to nobody but the test, and ends the browser. */
export async function inBrowser<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
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
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}
