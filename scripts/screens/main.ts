/**
 * npm run screens: every registered route as each role sees it, at 390 and 1280 px, light and dark, from the built
 * product with the demo community; and every mail, at 390 and 640 px, as HTML and as text. Writes screenshots,
 * index.html, mails.html and contact sheets into screens/.
 *   npm run screens -- [--role leader]… [--route /pod]… [--no-axe]
 *   npm run screens -- --mails        only the mails
 *   npm run screens -- --language en-XA    in another language, longer (en-XA), or mirrored (ar-XB)
 * A line per problem: console errors and warnings, sideways scroll, WCAG 2.2 AA (axe), and a page that redirects or
 * does not load; in another language also English words, and texts that don't fit. The exit status is 1 if there are
 * any.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { knownLanguage } from '../../src/domain/text/languages';
import { launchBrowser } from '../../src/testing/browser/browser';
import { startProduct } from '../../src/testing/product/product';
import { addHealthMemberships } from '../../src/testing/screens/healthMemberships';
import { deviceName } from '../../src/testing/screens/look';
import { signInAll } from '../../src/testing/screens/signedIn';
import { screensOf } from '../../src/testing/screens/table';
import { englishOnPages } from './english';
import { writeMails } from './mails';
import { readOptions, type Options } from './options';
import { photographEverything, type Photo } from './photograph';
import { writeSheets } from './sheets';

const folder = 'screens';

const linesOf = ({ screen, device, problems }: Photo) =>
  problems.map((problem) => `${screen.role} ${screen.address} ${deviceName(device)}: ${problem}`);

async function photographPages(browser: Browser, options: Options): Promise<{ photos: Photo[]; missing: string[] }> {
  const product = await startProduct({ DEMO: 'true' });
  try {
    const visitors = await signInAll(product.origin, options.roles);
    if (options.routes.includes('membershipHealth')) await addHealthMemberships(product, visitors);
    const missing = new Set(visitors.flatMap((visitor) => screensOf(visitor, options.routes).missing));
    const englishOn = await englishOnPages(product, options.language);
    const round = { browser, origin: product.origin, folder, options, englishOn };
    const photos = await photographEverything(round, visitors, (taken) => {
      for (const line of taken.flatMap(linesOf)) process.stdout.write(`${line}\n`);
    });
    return { photos, missing: [...missing] };
  } finally {
    await product.remove();
  }
}

async function lookAtPages(browser: Browser, options: Options): Promise<number> {
  const { photos, missing } = await photographPages(browser, options);
  for (const line of missing) process.stdout.write(`${line}\n`);
  const sheets = await writeSheets(folder, photos, options);
  const wrong = photos.filter(({ problems }) => problems.length > 0).length;
  process.stdout.write(
    `${photos.length} pictures in ${folder}/index.html and ${sheets.length} sheets; ` +
      `${wrong} with problems, ${missing.length} not shown\n`,
  );
  return wrong + missing.length;
}

async function lookAtMails(browser: Browser, { language }: Options): Promise<number> {
  const { count, problems } = await writeMails(browser, { folder, language: knownLanguage(language) ?? 'en' });
  for (const line of problems) process.stdout.write(`${line}\n`);
  process.stdout.write(`${count} mails in ${folder}/mails.html; ${problems.length} problems\n`);
  return problems.length;
}

function build({ language }: Options): void {
  const env = { ...process.env, SCREENS_LANGUAGE: language };
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error("The screens couldn't be built. The reason is above.");
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  build(options);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const wrong = [
      options.mails ? await lookAtMails(browser, options) : 0,
      options.pages ? await lookAtPages(browser, options) : 0,
    ];
    process.exitCode = wrong.every((count) => count === 0) ? 0 : 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
