import { execFileSync } from 'node:child_process';
import { startProduct } from '../../src/testing/product/product';
import type { Figure } from './figures';

const TOKEN = 'a token of thirty-two characters'.replaceAll(' ', '-');

const MEGABYTE = 1024 * 1024;

/** The resident memory of the built product right after its start with the demo, beside an idle bare server. */
export async function benchMemory(): Promise<Figure> {
  const product = await startProduct({ DEMO: 'true', METRICS_TOKEN: TOKEN });
  try {
    const answer = await fetch(`${product.origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1];
    if (bytes === undefined) throw new Error(`/metrics answered ${answer.status} without the memory.`);
    const bare = "require('fastify')().ready().then(() => console.log(process.memoryUsage().rss))";
    const reference = Number(execFileSync(process.execPath, ['-e', bare], { encoding: 'utf8' }));
    return {
      name: 'memory at rest',
      unit: 'MiB',
      product: Number(bytes) / MEGABYTE,
      reference: reference / MEGABYTE,
      bar: { productAtMost: 250 },
    };
  } finally {
    await product.remove();
  }
}
