import { relative } from 'node:path';

/** A test file's times from Jest's JSON. Milliseconds. */
export interface FileTimes {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: { duration?: number | null }[];
}

const SLOWEST = 20;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);

interface Spent {
  file: string;
  total: number;
  /** Everything but the tests themselves: loading modules, copying databases, hooks. */
  setUp: number;
}

function spentOn({ name, startTime, endTime, assertionResults }: FileTimes): Spent {
  const total = endTime - startTime;
  const tested = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  return { file: relative(process.cwd(), name), total, setUp: Math.max(0, total - tested) };
}

const projectOf = (file: string) => (file.startsWith('scripts/') ? 'scripts' : (file.split('/')[1] ?? file));

const line = (name: string, { total, setUp }: Omit<Spent, 'file'>) => `${seconds(total)}${seconds(setUp)}  ${name}`;

export function timesText(times: readonly FileTimes[]): string {
  const spent = times.map(spentOn).sort((a, b) => b.total - a.total);
  const projects = new Map<string, Spent[]>();
  for (const one of spent) {
    const name = projectOf(one.file);
    projects.set(name, [...(projects.get(name) ?? []), one]);
  }
  const sumOf = (files: readonly Spent[], of: 'total' | 'setUp') => files.reduce((sum, one) => sum + one[of], 0);
  return [
    '    total   set-up',
    ...[...projects].map(([name, files]) =>
      line(`${name}, ${files.length} files`, { total: sumOf(files, 'total'), setUp: sumOf(files, 'setUp') }),
    ),
    '',
    ...spent.slice(0, SLOWEST).map((one) => line(one.file, one)),
  ].join('\n');
}
