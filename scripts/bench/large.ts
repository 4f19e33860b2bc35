import { mkdirSync, writeFileSync } from 'node:fs';
import { percentile, type Figure } from './figures';
import { cases, type Case } from './large/cases';
import { startProduct, type SetProduct } from './large/product';
import { openSets } from './large/sets';

interface Cost {
  p50: number;
  p95: number;
  bytes: number;
  statements: number;
}

interface Measured {
  name: string;
  isWhole: boolean;
  small: Cost;
  large: Cost;
}

/** Requests before measuring: PostgreSQL may settle on a generic plan after five executions. */
const WARM_UP = 8;
const ROUNDS = 300;
/** Slow reads are measured fewer times, within this many milliseconds per figure, … */
const PATIENCE_MS = 2_000;
/** … but at least this often. */
const MIN_ROUNDS = 20;

/** The maximum ratio of sizes at which two responses count as equally large. */
const AS_MUCH = 1.2;

const GROWTH = 1.5;
const PAGE_KB = 60;

async function ask(product: SetProduct, name: string, testCase: Case) {
  const answer = await product.ask(testCase);
  const { status = 200 } = testCase;
  if (answer.status !== status) {
    throw new Error(`${name} answered ${answer.status} instead of ${status}: ${answer.body.toString().slice(0, 300)}`);
  }
  return answer;
}

async function costOf(product: SetProduct, name: string, testCase: Case, times: number[]): Promise<Cost> {
  const { body } = await ask(product, name, testCase);
  const statements = await product.statementsOf(testCase);
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
  return { p50, p95, bytes: body.length, statements: statements.length };
}

/** Measures both sets alternately, alternating which comes first, so that other load on the machine affects both. */
async function measure(sets: Record<'small' | 'large', SetProduct>, name: string, testCase: Case): Promise<Measured> {
  for (const product of Object.values(sets)) {
    for (let count = 0; count < WARM_UP; count += 1) await ask(product, name, testCase);
  }
  const times = { small: [] as number[], large: [] as number[] };
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round >= MIN_ROUNDS && performance.now() - start > PATIENCE_MS) break;
    const order = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
    for (const set of order) times[set].push((await ask(sets[set], name, testCase)).milliseconds);
  }
  return {
    name,
    isWhole: testCase.isWhole ?? false,
    small: await costOf(sets.small, name, testCase, times.small),
    large: await costOf(sets.large, name, testCase, times.large),
  };
}

const answersAsMuch = ({ small, large }: Measured) => large.bytes <= small.bytes * AS_MUCH;

const kilobytes = ({ bytes }: Cost) => bytes / 1024;

function misses(measured: Measured): string {
  const { small, large, isWhole } = measured;
  const isSlow = answersAsMuch(measured) && large.p95 > small.p95 * GROWTH;
  const isLong = !isWhole && kilobytes(large) > PAGE_KB;
  return [isSlow && 'SLOWER', isLong && 'LONG', !answersAsMuch(measured) && 'answers more'].filter(Boolean).join(', ');
}

const pair = (measured: Measured, of: (cost: Cost) => string) => `${of(measured.small)} → ${of(measured.large)}`;

function tableOf(all: Measured[]): string {
  const lines = all.map((measured) => [
    measured.name,
    pair(measured, ({ p50 }) => p50.toFixed(1)),
    pair(measured, ({ p95 }) => p95.toFixed(1)),
    (measured.large.p95 / measured.small.p95).toFixed(2),
    pair(measured, (cost) => kilobytes(cost).toFixed(1)),
    pair(measured, ({ statements }) => String(statements)),
    misses(measured),
  ]);
  const head = ['', 'p50 ms', 'p95 ms', 'p95 ratio', 'KB', 'statements', ''];
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const figuresOf = (measured: Measured): Figure[] => {
  const { name, small, large, isWhole } = measured;
  const p95: Figure = {
    name: `large: ${name}, p95`,
    unit: 'ms',
    product: large.p95,
    reference: small.p95,
    bar: { atMost: GROWTH },
  };
  const page: Figure = {
    name: `large: ${name}, answer`,
    unit: 'KB',
    product: kilobytes(large),
    reference: kilobytes(small),
    bar: { productAtMost: PAGE_KB },
  };
  return [...(answersAsMuch(measured) ? [p95] : []), ...(isWhole ? [] : [page])];
};

function chosen(parts: string[]): [string, Case][] {
  const all = Object.entries(cases).flatMap(([operation, given]) =>
    typeof given === 'string'
      ? []
      : given.map((one): [string, Case] => [[operation, one.variant].filter(Boolean).join(', '), one]),
  );
  return all.filter(([name]) => parts.length === 0 || parts.some((part) => name.includes(part)));
}

async function tryAll(products: SetProduct[], testCase: [string, Case][]): Promise<void> {
  const refused: string[] = [];
  for (const product of products) {
    for (const [name, one] of testCase)
      await ask(product, name, one).catch((error: Error) => refused.push(error.message));
  }
  if (refused.length > 0) throw new Error(refused.join('\n'));
}

/** Measures every read of the contract on a small data set and on one a hundred times as large, alternately. */
export async function benchLarge(parts: string[]): Promise<Figure[]> {
  const sets = await openSets();
  const products = { small: await startProduct(sets.small), large: await startProduct(sets.large) };
  const all: Measured[] = [];
  try {
    const testCase = chosen(parts);
    await tryAll(Object.values(products), testCase);
    for (const [name, one] of testCase) all.push(await measure(products, name, one));
  } finally {
    await products.small.close();
    await products.large.close();
    await sets.stop();
  }
  process.stdout.write(`${tableOf(all)}\n`);
  mkdirSync('bench', { recursive: true });
  writeFileSync('bench/large.json', `${JSON.stringify(all, undefined, 2)}\n`);
  return all.flatMap(figuresOf);
}
