import { problems } from '../forms/testing/problems';
import { MEETING_DEFAULTS } from '../meetings/forms';
import { podSchema } from './forms';

const values = {
  name: 'Tuesday Momentum',
  maxParticipants: 8,
  leaderId: '',
  meeting: {
    ...MEETING_DEFAULTS,
    thirdPartyMeetingLink: 'https://meet.example.com/pod',
    unixTime: 2000,
    timezone: 'Europe/London',
  },
};

describe('a pod', () => {
  const schema = podSchema({ purpose: 'create', nowSeconds: 1000 });

  it('a pod has a name, seats and a meeting', () => {
    expect(problems(schema, values)).toEqual({});
    const bad = { ...values, name: ' ', maxParticipants: 9, meeting: { ...values.meeting, unixTime: 500 } };
    expect(problems(schema, bad)).toEqual({
      name: ['Pod name is required'],
      maxParticipants: ['Must be eight or less'],
      'meeting.unixTime': ['Date cannot be in the past'],
    });
  });

  it('a pod may be edited to more seats than it was created with', () => {
    const edited = podSchema({ purpose: 'edit', nowSeconds: 1000 });
    expect(problems(edited, { ...values, maxParticipants: 12 })).toEqual({});
  });

  it('a person who may choose the leader of a pod has to choose one', () => {
    const chosen = podSchema({ purpose: 'create', nowSeconds: 1000, choosesLeader: true });
    expect(problems(chosen, values)).toEqual({ leaderId: ['Leader is required'] });
    expect(problems(chosen, { ...values, leaderId: 'someone' })).toEqual({});
  });
});
