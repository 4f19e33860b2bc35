import { launchBrowser } from '../browser';
import { asText, fromText, type Driver } from './driver';

/** What the other engines are compared with. */
export async function openChromium(): Promise<Driver> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ timezoneId: 'Europe/London', locale: 'en-US' });
  const page = await context.newPage();
  return {
    engine: 'Chromium',
    go: async (url) => {
      await page.goto(url);
    },
    evaluate: async (expression) => fromText(await page.evaluate<string>(asText(expression))),
    hover: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    attach: (selector, file) => page.locator(selector).first().setInputFiles(file),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
