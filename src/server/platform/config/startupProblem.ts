/**
 * Something the person who starts the server can put right: a variable, a folder, a port.
 * Its message is a whole sentence, or a list of them, and is shown alone, without a stack.
 */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}

/** Throws when there is a problem: alone as it is, several and what else had better be changed as one list. */
export function refuse(problems: readonly string[], warnings: readonly string[] = []): void {
  const [problem] = problems;
  if (problem === undefined) return;
  if (problems.length + warnings.length === 1) throw new StartupProblem(problem);
  const lines = [...problems.map((one) => `✗ ${one}`), ...warnings.map((one) => `! ${one}`)];
  throw new StartupProblem(`Stepwell can't start like this:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** Why nothing can be kept in the data folder. */
export const unwritable = ({ message }: Error): StartupProblem =>
  new StartupProblem(`DATA_DIR must be a folder the server can write to: ${message}.`);

/** Why there is no connection to the database. */
export const databaseProblem = ({ message, code }: Error & { code?: string }): StartupProblem =>
  new StartupProblem(`Can't reach the database. Is DATABASE_URL right? ${message || code}.`);

/** Why the server can't listen: what the operator can put right as a sentence, anything else as it is. */
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
