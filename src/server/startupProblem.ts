/**
 * Something the person who starts the server can put right: a variable, a folder, a port.
 * Its message is a whole sentence and is shown alone, without a stack.
 */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}
