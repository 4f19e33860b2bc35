import { READ_ONLY_TRANSACTION } from '../database/sqlState';

/**
 * A problem that the person who starts the server can solve: a variable, a folder, a port. Its message is one or more
 * whole sentences, shown without a stack trace.
 */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}

export function throwStartupProblems(problems: readonly string[], warnings: readonly string[] = []): void {
  const [problem] = problems;
  if (problem === undefined) return;
  if (problems.length + warnings.length === 1) throw new StartupProblem(problem);
  const lines = [...problems.map((one) => `✗ ${one}`), ...warnings.map((one) => `! ${one}`)];
  throw new StartupProblem(`Stepwell can't start like this:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

export const unwritableDataDir = ({ message }: Error): StartupProblem =>
  new StartupProblem(`DATA_DIR must be a folder the server can write to: ${message}.`);

export const databaseProblem = ({ message, code }: Error & { code?: string }): StartupProblem =>
  new StartupProblem(
    code === READ_ONLY_TRANSACTION
      ? 'DATABASE_URL leads only to replicas, or to a database set to read only, and Stepwell must write. Name the primary, or all hosts that may become it (postgres://user:password@a:5432,b:5432/stepwell).'
      : `Can't reach the database. Is DATABASE_URL right? ${message || code}.`,
  );

/** Why the server can't listen: as a sentence if the operator can solve it, otherwise the error itself. */
export function listenProblem(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartupProblem(
        `Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartupProblem(`This user isn't allowed to use port ${port}. Set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupProblem(`HOST must be an address of this machine, but it's '${host}'.`);
    default:
      return error;
  }
}
