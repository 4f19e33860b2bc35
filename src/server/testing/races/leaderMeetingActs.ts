import type { LeaderPod } from '../../../contract/entities.gen';
import { weeklyMeeting, nowSeconds, type RaceStep, type RaceAct } from './act';

const schedule: RaceStep = (world) =>
  world.staff.post(`/v1/memberships/${world.membership.id}/leader-pods`, weeklyMeeting(nowSeconds(world) + 3600, null));

const onLeaderMeeting =
  (send: (meeting: LeaderPod, ...rest: Parameters<RaceStep>) => ReturnType<RaceStep>): RaceStep =>
  async (world, racer, random) => {
    const { body } = await world.staff.get(`/v1/memberships/${world.membership.id}/leader-pods`);
    const meetings = Array.isArray(body) ? (body as LeaderPod[]) : [];
    return meetings.length > 0 ? send(random.pick(meetings), world, racer, random) : undefined;
  };

export const leaderMeetingActs: Record<string, RaceAct> = {
  'schedule a leader meeting': { weight: 1, do: schedule },
  'move a leader meeting': {
    weight: 1,
    do: onLeaderMeeting(({ meetingScheduleId }, world, _racer, random) => {
      const start = nowSeconds(world) + random.integer(1, 48) * 3600;
      return world.staff.put(`/v1/scheduled-meetings/${meetingScheduleId}`, weeklyMeeting(start, null));
    }),
  },
  'delete a leader meeting': {
    weight: 1,
    do: onLeaderMeeting(({ id }, { staff }) => staff.delete(`/v1/leader-pods/${id}`)),
  },
};
