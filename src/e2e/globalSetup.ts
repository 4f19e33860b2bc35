import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import { loadDemo } from '../server/demo/community';
import { systemClock } from '../server/platform/clock';
import { openDatabase } from '../server/platform/database/client';
import { prepareDemo } from '../server/testing/database/database';
import startDatabaseServer from '../server/testing/database/globalSetup';
import { launchBrowserServer } from '../testing/browser/browser';

declare global {
  var testBrowser: BrowserServer | undefined;
}

/**
 * Rebuilds the product if its sources have changed. Each journey has its own database on one server, and all share
 * one browser.
 */
export default async function globalSetup(): Promise<void> {
  execFileSync(process.execPath, [join(__dirname, '../../scripts/build.mjs')], { stdio: 'inherit' });
  await startDatabaseServer();
  await prepareDemo(async (url) => {
    const database = openDatabase({ url, max: 2 });
    await loadDemo(database, systemClock);
    await database.close();
  });
  const browser = await launchBrowserServer();
  globalThis.testBrowser = browser;
  process.env.TEST_BROWSER = browser.wsEndpoint();
}
