/** Which files are mutated, and what a mutation test found. */

const PROGRAM = 'src/domain';

/** The percentage of mutants that the tests must kill. */
export const REQUIRED_PERCENT = 95;

/** Tests, wiring, and the table of links in mails, which client/app/routes/pageLinks.test.ts compares with the routes. */
const NOT_MUTATED = /\.test\.ts$|\/testing\/|\/(index|pageLinks)\.ts$/;

const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

/** Those of `files` that are mutated: the domain's code, below `folders` if any are given. */
export function filesToMutate(files: readonly string[], folders: readonly string[] = []): string[] {
  const wanted = folders.map((one) => one.replace(/\/+$/, ''));
  return files
    .filter((file) => isIn(PROGRAM)(file) && file.endsWith('.ts') && !NOT_MUTATED.test(file))
    .filter((file) => wanted.length === 0 || wanted.some((one) => file === one || isIn(one)(file)));
}

const areaOf = (file: string) => file.split('/').slice(0, 3).join('/');

/** The files of each area. An area is mutated on its own with its own tests, since a rule is proved next to its code. */
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

/** Mutants that can't run don't count. */
export function scoreOf({ files }: MutationReport): MutationScore {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const killed = mutants.filter(isKilled).length;
  return { killed, all: killed + mutants.filter(isAlive).length };
}

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

/** A line for each mutant that no test noticed: where it is, and what was changed into what. */
export const survivors = ({ files }: MutationReport): string[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isAlive).map((mutant) => {
      const from = shorten(original(source, mutant.location));
      const untested = mutant.status === 'NoCoverage' ? ' (no test runs it)' : '';
      return `${file}:${mutant.location.start.line}  ${from}  →  ${shorten(mutant.replacement ?? '')}${untested}`;
    }),
  );
