import type { Pod } from '../../contract/entities.gen';

const WELCOME_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether the reader has joined this pod in the last week, as a participant (rule pods.welcome). */
export const isNewcomer = ({ myRole, joined }: Pick<Pod, 'myRole' | 'joined'>, nowSeconds: number): boolean =>
  myRole === 'participant' && joined !== undefined && nowSeconds * 1000 - joined < WELCOME_MS;
