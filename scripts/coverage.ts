import { relative } from 'node:path';

interface Counted {
  covered: number;
  total: number;
}

/**
 * A file's coverage from Jest's json-summary. Lines, since the compiler adds statements of its own that tests needn't
 * run.
 */
interface FileCoverage {
  lines: Counted;
  branches: Counted;
}

export type CoverageSummary = Record<string, FileCoverage>;

const PROGRAMS = ['domain', 'client', 'server', 'scripts'];

export const coverageArgs = (folder: string): string[] => [
  '--coverage',
  // V8's own coverage misses the modules that test files share.
  '--coverageProvider=babel',
  '--coverageReporters=json-summary',
  `--coverageDirectory=${folder}`,
  '--collectCoverageFrom={src/{domain,client,server},scripts}/**/*.{ts,tsx}',
  '--collectCoverageFrom=!**/{testing,generated}/**',
  '--collectCoverageFrom=!**/*.{test,gen,d}.{ts,tsx}',
];

const programOf = (file: string) => {
  const [folder, inner] = relative(process.cwd(), file).split('/');
  return folder === 'src' ? inner : folder;
};

const percent = (counts: Counted[]) => {
  const total = counts.reduce((sum, one) => sum + one.total, 0);
  const covered = counts.reduce((sum, one) => sum + one.covered, 0);
  return `${(total === 0 ? 100 : (covered / total) * 100).toFixed(1)} %`.padStart(8);
};

export function coverageText(summary: CoverageSummary): string {
  const rows = PROGRAMS.map((program) => {
    const files = Object.entries(summary).flatMap(([file, one]) => (programOf(file) === program ? [one] : []));
    return `${percent(files.map(({ lines }) => lines))}${percent(files.map(({ branches }) => branches))}  ${program}`;
  });
  return ['   lines  branches', ...rows].join('\n');
}
