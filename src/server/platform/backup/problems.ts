import { StartupProblem } from '../config/startupProblem';

export const damagedBackup = () => new StartupProblem('This backup is damaged or cut off. Nothing was restored.');

export const newerBackup = () =>
  new StartupProblem('This backup was made by a newer version of Stepwell. Restore it with that version.');
