export interface Figure {
  name: string;
  unit: 'requests/s' | 'ms' | 'KB' | 'MiB';
  product: number;
  reference: number;
  /** The required ratio of product to reference (minimum or maximum), or a limit for the product itself. */
  bar: { atLeast: number } | { atMost: number } | { productAtMost: number };
}

/** Resolves to the number of milliseconds it took. */
type Timed = () => Promise<number>;

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN;
}

/** Runs both alternately. The median rate of each, in requests per second. */
export async function compareRates(rounds: number, count: number, ours: Timed, bare: Timed) {
  const rates = { product: [] as number[], reference: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.product.push(count / ((await ours()) / 1000));
    rates.reference.push(count / ((await bare()) / 1000));
  }
  return { product: median(rates.product), reference: median(rates.reference) };
}

export const ratio = ({ product, reference }: Figure): number => product / reference;

export function meetsBar(figure: Figure): boolean {
  const { bar, product } = figure;
  if ('productAtMost' in bar) return product <= bar.productAtMost;
  return 'atLeast' in bar ? ratio(figure) >= bar.atLeast : ratio(figure) <= bar.atMost;
}

function barText({ bar, unit }: Figure): string {
  if ('productAtMost' in bar) return `≤ ${bar.productAtMost} ${unit}`;
  return 'atLeast' in bar ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`;
}

export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${figure.product.toFixed(1)} ${figure.unit}`,
    `${figure.reference.toFixed(1)} ${figure.unit}`,
    Number.isFinite(ratio(figure)) ? ratio(figure).toFixed(2) : '–',
    barText(figure),
    meetsBar(figure) ? 'holds' : 'MISSED',
  ]);
  const all = [['', 'product', 'reference', 'ratio', 'bar', ''], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
