import { StartupProblem } from '../config/startupProblem';

/** The problem for a backup that is truncated or altered. */
export const damagedBackup = () => new StartupProblem('This backup is damaged or cut off. Nothing was restored.');

/** The problem for a backup with an unknown format or unknown tables. */
export const newerBackup = () =>
  new StartupProblem('This backup was made by a newer version of Stepwell. Restore it with that version.');
