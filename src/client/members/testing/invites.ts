import type { AvailablePod, Invite } from '../../../contract/entities.gen';
import { idOf } from '../../testing/samples';

export function anAvailablePod(number: number, name: string, seatsAvailable: number, next: string): AvailablePod {
  const nextMeeting = Date.parse(next) / 1000;
  return {
    id: idOf(number),
    name,
    seatsAvailable,
    scheduledMeeting: {
      id: idOf(number + 100),
      name,
      unixTime: nextMeeting,
      recurring: true,
      frequency: 1,
      frequencyPeriod: 'Week',
      duration: 60,
      timezone: 'UTC',
      paused: false,
      nextMeeting,
      frequencyDescription: 'Every week',
      weekday: 1,
      can: { join: false },
    },
  };
}

const pods = [
  anAvailablePod(1, 'Thursday evening', 2, '2030-01-10T19:00:00Z'),
  anAvailablePod(2, 'Full on Tuesday', 0, '2030-01-08T19:00:00Z'),
  anAvailablePod(3, 'Monday evening', 1, '2030-01-07T19:00:00Z'),
  anAvailablePod(4, 'Monday morning', 3, '2030-01-14T08:00:00Z'),
  anAvailablePod(5, 'Full on Monday', 0, '2030-01-07T12:00:00Z'),
];

export function anInvite({
  info,
  ...changes
}: Partial<Omit<Invite, 'info'>> & { info?: Partial<Invite['info']> } = {}): Invite {
  const names = { businessName: 'Slow Current Coaching', membershipName: 'Small Steps Circle' };
  return {
    role: 'Participant',
    membershipId: idOf(900),
    businessId: idOf(901),
    ...names,
    hasLogo: true,
    ...changes,
    info: {
      id: idOf(900),
      ...names,
      selectPodOnSignupEnabled: true,
      availablePods: pods,
      customButtons: [],
      ...info,
    },
  };
}
