/**
 * npm run screens: every registered route as each role sees it, at 390 and 1280 px, light and dark, from the built product
 * with the demo community. Writes pictures, index.html and contact sheets into screens/.
 *   npm run screens -- [--role leader]… [--route /pod]… [--no-axe]
 * A line per problem: console errors and warnings, sideways scroll, WCAG 2.2 AA (axe), a page that leads elsewhere or
 * does not load. The exit status is 1 when there is any.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { launchBrowser } from '../../src/e2e/browser';
import { startProduct } from '../../src/e2e/product';
import { deviceName } from '../../src/e2e/screens/look';
import { signInAll } from '../../src/e2e/screens/signedIn';
import { screensOf } from '../../src/e2e/screens/table';
import { ensureBrowser } from '../browser';
import { readOptions, type Options } from './options';
import { photographEverything, type Photo } from './photograph';
import { writeSheets } from './sheets';

const folder = 'screens';

const linesOf = ({ screen, device, problems }: Photo) =>
  problems.map((problem) => `${screen.role} ${screen.address} ${deviceName(device)}: ${problem}`);

async function photograph(options: Options): Promise<{ photos: Photo[]; missing: string[] }> {
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const [product, browser] = await Promise.all([startProduct({ DEMO: 'true' }), launchBrowser()]);
  try {
    const visitors = await signInAll(product.origin, options.roles);
    const missing = new Set(visitors.flatMap((visitor) => screensOf(visitor, options.routes).missing));
    const round = { browser, origin: product.origin, folder, options };
    const photos = await photographEverything(round, visitors, (taken) => {
      for (const line of taken.flatMap(linesOf)) process.stdout.write(`${line}\n`);
    });
    return { photos, missing: [...missing] };
  } finally {
    await browser.close();
    await product.remove();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { photos, missing } = await photograph(options);
  for (const line of missing) process.stdout.write(`${line}\n`);
  const sheets = await writeSheets(folder, photos);
  const wrong = photos.filter(({ problems }) => problems.length > 0).length;
  process.stdout.write(
    `${photos.length} pictures in ${folder}/index.html and ${sheets.length} sheets; ` +
      `${wrong} with problems, ${missing.length} not shown\n`,
  );
  process.exitCode = wrong + missing.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
