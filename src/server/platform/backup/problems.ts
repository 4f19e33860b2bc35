import { StartupProblem } from '../config/startupProblem';

/** A backup that ends early, or of which something was changed. */
export const damaged = () => new StartupProblem('This backup is damaged or cut off. Nothing was restored.');

/** Its form, or its tables, are not known yet. */
export const madeByNewerVersion = () =>
  new StartupProblem('This backup was made by a newer version of Stepwell. Restore it with that version.');
