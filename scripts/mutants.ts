import { relative } from 'node:path';

const REQUIRED_PERCENT: Record<string, number> = {
  'src/domain': 95,
  'src/server/chat': 80,
  'src/server/leadership': 80,
  'src/server/pods': 80,
  'src/server/session': 80,
  'src/server/steps': 80,
};

/**
 * Tests, wiring, the wording of mails, and the table of links in mails, which client/app/routes/pageLinks.test.ts
 * compares with the routes.
 */
const NOT_MUTATED = /\.test\.ts$|\/testing\/|\/(index|area|mails|pageLinks)\.ts$/;

const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

const mutatedFolder = (file: string) => Object.keys(REQUIRED_PERCENT).find((folder) => isIn(folder)(file));

/**
 * The `files` that are mutated, in `folders` if any are given. Throws if one of the folders has none, since a
 * misspelt name must not look like a success.
 */
export function filesToMutate(files: readonly string[], folders: readonly string[] = []): string[] {
  const mutated = files.filter((file) => mutatedFolder(file) && file.endsWith('.ts') && !NOT_MUTATED.test(file));
  if (folders.length === 0) return mutated;
  const found = folders.map((folder) => {
    const name = relative('', folder);
    const below = mutated.filter((file) => file === name || isIn(name)(file));
    if (below.length === 0) throw new Error(`No file of ${folder} is mutated.`);
    return below;
  });
  return [...new Set(found.flat())];
}

export const withTestedFiles = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => [file, file.replace(/(\.full)?\.test\.ts$/, '.ts')])),
];

export const isServerArea = isIn('src/server');

const areaOf = (file: string) => file.split('/').slice(0, 3).join('/');

/**
 * The files of each area. An area is mutated on its own with its own tests, since a rule is proved next to its code.
 */
export function filesByArea(files: readonly string[]): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const file of files) areas.set(areaOf(file), [...(areas.get(areaOf(file)) ?? []), file]);
  return areas;
}

/** The parts of StrykerJS's report that are read here. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

interface Mutant {
  mutatorName: string;
  replacement?: string;
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError' | 'Pending';
  location: { start: Position; end: Position };
}

/** Both count from 1. */
interface Position {
  line: number;
  column: number;
}

export interface MutationScore {
  killed: number;
  all: number;
}

const isKilled = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
const isAlive = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

export const percent = ({ killed, all }: MutationScore): number => (all === 0 ? 100 : (killed / all) * 100);

export function scoreOf({ files }: MutationReport): MutationScore {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const killed = mutants.filter(isKilled).length;
  return { killed, all: killed + mutants.filter(isAlive).length };
}

export function shortfalls(scores: ReadonlyMap<string, MutationScore>): string[] {
  const inFolder = (folder: string) =>
    [...scores].filter(([area]) => mutatedFolder(`${area}/`) === folder).map(([, score]) => score);
  return Object.entries(REQUIRED_PERCENT).flatMap(([folder, required]) => {
    const reached = percent(sumOf(inFolder(folder)));
    return reached < required ? [`${folder}: ${reached.toFixed(1)} %, below the required ${required} %.`] : [];
  });
}

const sumOf = (scores: readonly MutationScore[]): MutationScore => ({
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
  all: scores.reduce((sum, { all }) => sum + all, 0),
});

const SHOWN = 70;

const shorten = (code: string) => {
  const line = code.replace(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

function original(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push(lines.pop()?.slice(0, end.column - 1) ?? '');
  return lines.join('\n').slice(start.column - 1);
}

export const survivors = ({ files }: MutationReport): string[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isAlive).map((mutant) => {
      const from = shorten(original(source, mutant.location));
      const untested = mutant.status === 'NoCoverage' ? ' (no test runs it)' : '';
      return `${file}:${mutant.location.start.line}  ${from}  →  ${shorten(mutant.replacement ?? '')}${untested}`;
    }),
  );
