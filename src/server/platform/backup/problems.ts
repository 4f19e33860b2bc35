import { StartupProblem } from '../config/startupProblem';

/** For a backup that is truncated or altered. */
export const damagedBackup = () => new StartupProblem('This backup is damaged or cut off. Nothing was restored.');

/** For a backup with an unknown format or tables. */
export const newerBackup = () =>
  new StartupProblem('This backup was made by a newer version of Stepwell. Restore it with that version.');
