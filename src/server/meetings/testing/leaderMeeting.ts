import type { LeaderPod } from '../../../contract/entities.gen';
import type { TestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';

/** The third Thursday of each month at 18:00 in London. */
const input = {
  unixTime: Date.parse('2026-03-19T18:00:00Z') / 1000,
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Month',
  duration: 45,
  thirdPartyMeetingLink: 'https://meet.example.com/leaders',
  weeklyOptions: { days: ['THURSDAY'] },
  monthlyOptions: { weekInMonth: 'Third' },
};

export function leaderMeetingIn(test: TestApp) {
  const schedule = async (membership: TestMembership, changes: object = {}): Promise<LeaderPod> => {
    const owner = await test.as(membership.business.owner);
    const { status, body } = await owner.post(`/v1/memberships/${membership.id}/leader-pods`, { ...input, ...changes });
    expect(status).toBe(200);
    return body as LeaderPod;
  };
  return Object.assign(schedule, { input });
}
