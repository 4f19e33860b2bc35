import { problems } from '../forms/testing/problems';
import { MEETING_DEFAULTS } from '../meetings/forms';
import { podFormationFormSchema, podSchema } from './forms';
import { podFormationSchema, podInputSchema, podUpdateSchema } from './requests';

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

  it('a new pod requires a name, at most eight seats and a meeting that isn’t in the past', () => {
    expect(problems(schema, values)).toEqual({});
    const bad = { ...values, name: ' ', maxParticipants: 9, meeting: { ...values.meeting, unixTime: 500 } };
    expect(problems(schema, bad)).toEqual({
      name: ['Pod name is required'],
      maxParticipants: ['Must be eight or less'],
      'meeting.unixTime': ['Date cannot be in the past'],
    });
  });

  it('a pod may be edited to have more seats than a new pod', () => {
    const edited = podSchema({ purpose: 'edit', nowSeconds: 1000 });
    expect(problems(edited, { ...values, maxParticipants: 12 })).toEqual({});
  });

  it("a person who may choose a pod's leader must choose one", () => {
    const chosen = podSchema({ purpose: 'create', nowSeconds: 1000, choosesLeader: true });
    expect(problems(chosen, values)).toEqual({ leaderId: ['Leader is required'] });
    expect(problems(chosen, { ...values, leaderId: 'someone' })).toEqual({});
  });
});

describe('a request for a pod', () => {
  const { leaderId: _, ...required } = values;

  it('a new pod needs a name and a meeting, and at most eight seats', () => {
    expect(problems(podInputSchema, required)).toEqual({});
    expect(problems(podInputSchema, { ...required, maxParticipants: undefined })).toEqual({});
    expect(problems(podInputSchema, { ...required, name: '', maxParticipants: 9 })).toEqual({
      name: ['Pod name is required'],
      maxParticipants: ['Must be eight or less'],
    });
  });

  it('a change may leave out anything, and the pod may have more than eight seats', () => {
    expect(problems(podUpdateSchema, {})).toEqual({});
    expect(problems(podUpdateSchema, { maxParticipants: 12 })).toEqual({});
    expect(problems(podUpdateSchema, { name: 'x'.repeat(1000), maxParticipants: 0 })).toEqual({
      name: [expect.stringContaining('characters or fewer')],
      maxParticipants: ['Must be a positive number'],
    });
  });
});

describe('a pod formed from a waitlist', () => {
  const anna = {
    userId: 'anna',
    consentJoinNewPod: true,
    consentToBeNewPodLeader: true,
    leaderStatus: 'NONE' as const,
    disabled: false,
    leadsPod: false,
  };
  const people = [anna, { ...anna, userId: 'ben', consentJoinNewPod: false }];
  const choice = { ...values, leaderId: 'owner', participantIds: ['anna'] };
  const form = podFormationFormSchema({ nowSeconds: 1000 }, people);

  it('the pod requires a leader, and at least one waiting person must get a seat', () => {
    expect(problems(form, choice)).toEqual({});
    expect(problems(form, { ...choice, leaderId: '' })).toEqual({ leaderId: ['Leader is required'] });
    const nobody = { participantIds: ['Choose at least one person'] };
    expect(problems(form, { ...choice, participantIds: [] })).toEqual(nobody);
    expect(problems(form, { ...choice, participantIds: ['ben', 'cat'] })).toEqual(nobody);
    expect(problems(form, { ...choice, leaderId: 'anna' })).toEqual(nobody);
  });

  it('an invalid number of seats is not reported as missing people', () => {
    expect(Object.keys(problems(form, { ...choice, maxParticipants: '' }))).toEqual(['maxParticipants']);
  });

  it('the request names no more people than seats, and excludes the leader', () => {
    expect(problems(podFormationSchema, choice)).toEqual({});
    expect(problems(podFormationSchema, { ...choice, leaderId: 'anna' })).toEqual({
      participantIds: ['Whoever leads the pod takes no seat'],
    });
    const many = { ...choice, participantIds: ['anna', 'ben'], maxParticipants: 1 };
    expect(problems(podFormationSchema, { ...many, maxParticipants: 2 })).toEqual({});
    expect(problems(podFormationSchema, many)).toEqual({ participantIds: ['There are more people than places'] });
  });
});
