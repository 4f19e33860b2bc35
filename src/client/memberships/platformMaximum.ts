import type { PlatformSetting } from '../../contract/entities.gen';

/** Seats of a pod where the platform says nothing (specification, section 9). */
const OTHERWISE = 8;

/** How many participants a pod has unless its membership says otherwise. */
export function platformMaximum(settings: readonly PlatformSetting[]): number {
  return Number(settings.find(({ name }) => name === 'MaxParticipants')?.value) || OTHERWISE;
}
