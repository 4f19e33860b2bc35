import { startRoute } from './bareServer';
import type { BenchProduct } from './product';
import { compareRates, type Figure } from './figures';
import type { Generator } from './generator';
import type { Target } from './requests';

const CONNECTIONS = 8;
const REQUESTS = 800;
const ROUNDS = 7;

/** Requests before measuring, until code is compiled and statements have their final plans. */
const WARM_UP = 3_000;

interface Read {
  name: string;
  path: string;
}

/** The same statements on the same pool, with the last one's rows returned as JSON. */
const startReference = ({ database }: BenchProduct, statements: unknown[][]) =>
  startRoute('GET', '/', async () => {
    let rows: unknown = [];
    for (const given of statements) {
      rows = (await (database.pool.query as (...args: unknown[]) => Promise<{ rows: unknown }>)(...given)).rows;
    }
    return rows;
  });

async function measure(product: BenchProduct, generator: Generator, { name, path }: Read): Promise<Figure> {
  const headers = { authorization: `Bearer ${product.person.token}` };
  const onAll = (target: Target) => Array.from({ length: CONNECTIONS }, () => target);
  const ours = { method: 'GET' as const, targets: onAll({ url: product.origin + path, headers }), count: REQUESTS };
  await generator.load({ ...ours, count: WARM_UP });
  const statements = await product.record(() =>
    generator.load({ ...ours, targets: ours.targets.slice(0, 1), count: 1 }),
  );
  const reference = await startReference(product, statements);
  const bare = { ...ours, targets: onAll({ url: reference.url, headers: {} }) };
  await generator.load({ ...bare, count: WARM_UP });
  const rates = await compareRates(
    ROUNDS,
    REQUESTS,
    () => generator.load(ours),
    () => generator.load(bare),
  );
  await reference.close();
  return {
    name: `read ${name} (${statements.length} statements)`,
    unit: 'requests/s',
    ...rates,
    bar: { atLeast: 0.7 },
  };
}

export async function benchReads(product: BenchProduct, generator: Generator): Promise<Figure[]> {
  const reads: Read[] = [
    { name: 'my-pods', path: '/v1/pods/my-pods' },
    { name: 'my-channels', path: '/v1/channels/my-channels' },
    { name: 'messages', path: `/v1/channels/${product.person.channelId}/messages` },
    { name: 'members', path: `/v1/memberships/${product.person.membershipId}/members` },
  ];
  const figures: Figure[] = [];
  for (const read of reads) figures.push(await measure(product, generator, read));
  return figures;
}
