import { execFileSync } from 'node:child_process';
import { logIn } from '../../src/testing/browser/acts';
import { launchBrowser } from '../../src/testing/browser/browser';
import { viktor } from '../../src/testing/browser/conversation';
import { startProduct } from '../../src/testing/product/product';
import type { Figure } from './figures';

const TOKEN = 'a token of thirty-two characters'.replaceAll(' ', '-');

const MEGABYTE = 1024 * 1024;

async function memoryOf(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1];
  if (bytes === undefined) throw new Error(`/metrics answered ${answer.status} without the memory.`);
  return Number(bytes) / MEGABYTE;
}

/** Opens a page, so that the thread that renders snapshots has started (rule platform.snapshots). */
async function openPage(origin: string): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await logIn(page, origin, viktor);
  for (const path of ['/pods', '/memberships', '/chats', '/pods']) {
    await page.goto(origin + path);
    await page.locator('#prerendered').waitFor({ state: 'detached' });
  }
  await browser.close();
}

export async function benchMemory(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'true', METRICS_TOKEN: TOKEN });
  try {
    // Writing the demo leaves 50 MiB of garbage in the process, which V8 keeps until memory is short.
    await product.stop();
    await product.start();
    const atRest = await memoryOf(product.origin);
    await openPage(product.origin);
    const visited = await memoryOf(product.origin);
    const bare = "require('fastify')().ready().then(() => console.log(process.memoryUsage().rss))";
    const reference = Number(execFileSync(process.execPath, ['-e', bare], { encoding: 'utf8' }));
    const beside = { unit: 'MiB', reference: reference / MEGABYTE } as const;
    return [
      { name: 'memory at rest', ...beside, product: atRest, bar: { productAtMost: 250 } },
      { name: 'memory once visited', ...beside, product: visited, bar: { productAtMost: 400 } },
    ];
  } finally {
    await product.remove();
  }
}
