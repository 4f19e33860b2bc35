import { useTestApp } from '../testing/app';
import type { TestPod } from '../testing/factories';
import { inspectPods } from '../pods/testing/inspect';

const test = useTestApp();
const look = inspectPods(test);

const seconds = (instant: string) => Date.parse(instant) / 1000;
const asItIs = {
  unixTime: seconds('2026-01-06T19:00:00Z'),
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  thirdPartyMeetingLink: 'https://meet.example.com/pod',
  weeklyOptions: { days: ['TUESDAY'] },
};
const toThursday = { ...asItIs, unixTime: seconds('2026-03-05T18:00:00Z'), weeklyOptions: { days: ['THURSDAY'] } };

const pathOf = (pod: TestPod) => `/v1/scheduled-meetings/${pod.meetingId}`;

async function put(pod: TestPod, person: { id: string }, change: object) {
  return (await test.as(person)).put(pathOf(pod), { ...asItIs, ...change });
}

describe('a scheduled meeting', () => {
  it('a meeting is visible to members of the membership, its link only to people who may change it', async () => {
    const pod = await test.make.pod();
    const read = async (person: { id: string }) => (await test.as(person)).get(pathOf(pod));
    expect((await read(pod.leader!)).body).toMatchObject({
      id: pod.meetingId,
      nextMeeting: seconds('2026-03-03T19:00:00Z'),
      weekday: 2,
      paused: false,
      frequencyDescription: 'Tuesdays, 7:00 pm (GMT)',
      thirdPartyMeetingLink: 'https://meet.example.com/pod',
    });
    expect((await read(pod.membership.business.owner)).body.thirdPartyMeetingLink).toBeDefined();
    const others = [await test.make.participant(pod), await test.make.member(pod.membership)];
    for (const person of others) expect((await read(person)).body.thirdPartyMeetingLink).toBeUndefined();
    expect((await read(await test.make.user())).status).toBe(404);
  });
});

describe('changing a meeting', () => {
  it('a link without a scheme gets https://, and text that is not an address is refused', async () => {
    const pod = await test.make.pod();
    const { body } = await put(pod, pod.leader!, { thirdPartyMeetingLink: 'zoom.example.com/j/1' });
    expect(body.thirdPartyMeetingLink).toBe('https://zoom.example.com/j/1');
    const refused = await put(pod, pod.leader!, { thirdPartyMeetingLink: 'our meeting' });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'thirdPartyMeetingLink', message: 'Link must start with http' }] },
    });
  });

  it('changing a meeting moves it and updates everyone’s calendar with a higher sequence each time', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const { status, body } = await put(pod, pod.leader!, toThursday);
    expect(status).toBe(200);
    expect(body).toMatchObject({ nextMeeting: toThursday.unixTime, weekday: 4 });
    await put(pod, pod.leader!, { ...toThursday, duration: 90 });
    for (const person of [anna, pod.leader!]) {
      const mails = await look.meetingMailsTo(person);
      expect(mails.map(({ reason }) => reason)).toEqual(['changed', 'changed']);
      expect(mails[1]!.sequence).toBeGreaterThan(mails[0]!.sequence);
    }
    const [mail] = await test.mails(anna.email);
    expect(mail?.data).toMatchObject({
      before: { unixTime: asItIs.unixTime, weekday: 'TUESDAY' },
      schedule: { unixTime: toThursday.unixTime, weekday: 'THURSDAY' },
    });
  });

  it('changing a meeting notifies everyone except the person who makes the change, and updates everyone’s stream', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await put(pod, pod.leader!, toThursday);
    expect(await look.noticesOf(anna)).toEqual(['meeting-changed']);
    expect(await look.noticesOf(pod.leader!)).toEqual([]);
    expect(await look.channelChangesFor(anna)).toEqual(['changed']);
    const { body } = await (await test.as(pod.leader!)).get(pathOf(pod));
    expect(body.frequencyDescription).toBe('Thursdays, 6:00 pm (GMT)');
  });

  it('saving an unchanged meeting mails and notifies nobody', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    expect((await put(pod, pod.leader!, {})).status).toBe(200);
    expect(await look.meetingMailsTo(anna)).toEqual([]);
    expect(await look.channelChangesFor(anna)).toEqual([]);
  });

  it('another zone with the same clocks mails and notifies nobody, since it has no effect on them', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const { body } = await put(pod, pod.leader!, { timezone: 'Europe/Jersey' });
    expect(body.timezone).toBe('Europe/Jersey');
    expect(await look.meetingMailsTo(anna)).toEqual([]);
    expect(await look.noticesOf(anna)).toEqual([]);
  });

  it('a changed duration is stated in the mail, with the previous one', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await put(pod, pod.leader!, { duration: 90 });
    const { body: list } = await (await test.as(anna)).get('/v1/notifications/my-notifications');
    expect(list[0].message).toContain('now meets for 90 minutes instead of 60.');
  });

  it('a meeting may have its own name, which is removed when omitted', async () => {
    const pod = await test.make.pod();
    expect((await put(pod, pod.leader!, { name: 'Breakfast' })).body.name).toBe('Breakfast');
    expect((await put(pod, pod.leader!, {})).body.name).toBe(pod.name);
  });

  it('a pod’s meeting can be changed only by its leader and staff', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    expect((await put(pod, anna, toThursday)).status).toBe(404);
    expect((await put(pod, pod.membership.business.owner, toThursday)).status).toBe(200);
  });

  it('an assistant’s link sent back by the form does not become the pod’s own, but a different link takes effect', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await look.makeAssistant(pod, anna, 'https://meet.example.com/anna');
    const linkAfter = async (thirdPartyMeetingLink: string) =>
      (await put(pod, pod.leader!, { duration: 45, thirdPartyMeetingLink })).body.thirdPartyMeetingLink as string;
    expect(await linkAfter('https://meet.example.com/anna')).toBe('https://meet.example.com/anna');
    await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
    const { body } = await (await test.as(pod.leader!)).get(pathOf(pod));
    expect(body.thirdPartyMeetingLink).toBe('https://meet.example.com/pod');
    const ben = await test.make.participant(pod);
    await look.makeAssistant(pod, ben, 'https://meet.example.com/ben');
    expect(await linkAfter('https://meet.example.com/typed')).toBe('https://meet.example.com/typed');
  });
});

describe('a pod’s own link entered while an assistant’s applies', () => {
  it('takes effect again for everyone, without any notice', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await look.makeAssistant(pod, anna, 'https://meet.example.com/anna');
    const own = 'https://meet.example.com/pod';
    expect((await put(pod, pod.leader!, {})).body.thirdPartyMeetingLink).toBe(own);
    const { body } = await (await test.as(pod.leader!)).get(pathOf(pod));
    expect(body.thirdPartyMeetingLink).toBe(own);
    expect(await look.noticesOf(anna)).toEqual([]);
    expect(await test.mails(anna.email)).toEqual([]);
    expect(await look.channelChangesFor(anna)).toEqual(['changed']);
  });
});

describe('pausing a meeting', () => {
  const pause = { pausedFromEpoch: seconds('2026-03-01T00:00:00Z'), pausedToEpoch: seconds('2026-03-20T00:00:00Z') };

  it('a pause skips its meetings, and is mailed and notified', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const { body } = await put(pod, pod.leader!, pause);
    expect(body).toMatchObject({ ...pause, paused: true, nextMeeting: seconds('2026-03-24T19:00:00Z') });
    expect(await look.meetingMailsTo(anna)).toMatchObject([{ reason: 'paused' }]);
    const { body: list } = await (await test.as(anna)).get('/v1/notifications/my-notifications');
    expect(list[0].message).toContain('is paused until Friday 20 March 2026 (GMT)');
  });

  it('a pause that begins later is stated in the mail, with the last meeting before it and the first after it', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const later = { pausedFromEpoch: seconds('2026-03-16T00:00:00Z'), pausedToEpoch: seconds('2026-04-01T00:00:00Z') };
    const { body } = await put(pod, pod.leader!, later);
    expect(body).toMatchObject({
      paused: false,
      lastBeforePause: seconds('2026-03-10T19:00:00Z'),
      firstAfterPause: seconds('2026-04-07T18:00:00Z'),
    });
    const { body: list } = await (await test.as(anna)).get('/v1/notifications/my-notifications');
    expect(list[0].message).toContain(
      'has no meetings from Monday 16 March 2026 until Wednesday 1 April 2026 (GMT); the last before is Tuesday 10 March 2026, the first after Tuesday 7 April 2026.',
    );
  });

  it('a pause ends when the meeting is saved without a pause', async () => {
    const pod = await test.make.pod();
    await put(pod, pod.leader!, pause);
    const { body } = await put(pod, pod.leader!, { pausedFromEpoch: null, pausedToEpoch: null });
    expect(body).toMatchObject({ paused: false, nextMeeting: seconds('2026-03-03T19:00:00Z') });
    const mails = await look.meetingMailsTo(pod.leader!);
    expect(mails.map(({ reason }) => reason)).toEqual(['paused', 'changed']);
  });

  it('saving an unchanged meeting after its pause notifies nobody, with or without the pause in the request', async () => {
    const over = { pausedFrom: new Date('2026-02-01T00:00:00Z'), pausedTo: new Date('2026-02-20T00:00:00Z') };
    const pod = await test.make.pod({ meeting: over });
    const sent = { pausedFromEpoch: over.pausedFrom.getTime() / 1000, pausedToEpoch: over.pausedTo.getTime() / 1000 };
    expect((await put(pod, pod.leader!, sent)).status).toBe(200);
    expect((await put(pod, pod.leader!, {})).status).toBe(200);
    expect(await look.meetingMailsTo(pod.leader!)).toEqual([]);
    expect(await look.channelChangesFor(pod.leader!)).toEqual([]);
  });

  it('a pause requires an end after its start and in the future', async () => {
    const pod = await test.make.pod();
    const { pausedFromEpoch, pausedToEpoch } = pause;
    const wrong = async (change: object) => (await put(pod, pod.leader!, change)).body.errors as unknown;
    expect(await wrong({ pausedFromEpoch })).toMatchObject([
      { path: 'pausedToEpoch', message: 'End date is required' },
    ]);
    expect(await wrong({ pausedFromEpoch: pausedToEpoch, pausedToEpoch: pausedFromEpoch })).toMatchObject([
      { path: 'pausedToEpoch', message: 'End date must be after start date' },
    ]);
    expect(await wrong({ pausedFromEpoch, pausedToEpoch: pausedFromEpoch + 60 })).toMatchObject([
      { path: 'pausedToEpoch', message: 'End date must be in the future' },
    ]);
  });
});

describe('a date in the past', () => {
  it('a date in the past is rejected if new or for a single meeting, but a recurring meeting keeps its past date', async () => {
    const pod = await test.make.pod();
    const past = [{ path: 'unixTime', message: 'Date cannot be in the past' }];
    const moved = await put(pod, pod.leader!, { unixTime: asItIs.unixTime + 86_400 });
    expect(moved).toMatchObject({ status: 400, body: { errors: past } });
    const single = await put(pod, pod.leader!, { recurring: false });
    expect(single).toMatchObject({ status: 400, body: { errors: past } });
    expect((await put(pod, pod.leader!, { duration: 30 })).status).toBe(200);
  });
});

describe('a series that has begun', () => {
  const next = seconds('2026-03-03T19:00:00Z');

  it('a series saved with its next date stays unchanged, and nobody is notified', async () => {
    const pod = await test.make.pod();
    const { status, body } = await put(pod, pod.leader!, { unixTime: next });
    expect([status, body.unixTime, body.nextMeeting]).toEqual([200, asItIs.unixTime, next]);
    expect(await look.meetingMailsTo(pod.leader!)).toEqual([]);
  });

  it('moving the next meeting by an hour moves the series from then on', async () => {
    const pod = await test.make.pod();
    const { status, body } = await put(pod, pod.leader!, { unixTime: next + 3600 });
    expect([status, body.unixTime, body.nextMeeting]).toEqual([200, next + 3600, next + 3600]);
    const [mail] = await test.mails(pod.leader!.email);
    expect(mail?.data).toMatchObject({ reason: 'changed', schedule: { unixTime: next + 3600 } });
  });

  it('a series postponed by a week begins a week later, and the change is mailed', async () => {
    const pod = await test.make.pod();
    const later = next + 7 * 86_400;
    const { status, body } = await put(pod, pod.leader!, { unixTime: later });
    expect([status, body.unixTime, body.nextMeeting]).toEqual([200, later, later]);
    expect(await look.meetingMailsTo(pod.leader!)).toMatchObject([{ reason: 'changed' }]);
  });

  it('a next meeting moved to another zone without changing its instant keeps the hour in that zone', async () => {
    const pod = await test.make.pod();
    const { body } = await put(pod, pod.leader!, { unixTime: next, timezone: 'America/New_York' });
    expect(body).toMatchObject({ nextMeeting: next, frequencyDescription: 'Tuesdays, 2:00 pm (EST)' });
  });

  it.each([
    ['first', '2026-01-07T00:00:00Z'],
    ['next', '2026-03-04T00:00:00Z'],
  ])(
    'a change only to the zone is saved with the %s date, at the same hour in the other zone',
    async (_which, instant) => {
      const pod = await test.make.pod();
      const zone = { unixTime: seconds(instant), timezone: 'America/New_York' };
      const { status, body } = await put(pod, pod.leader!, zone);
      const nextThere = seconds('2026-03-04T00:00:00Z');
      expect([status, body.timezone, body.nextMeeting]).toEqual([200, 'America/New_York', nextThere]);
    },
  );

  it('an unknown zone is rejected with an error for its field', async () => {
    const pod = await test.make.pod();
    const { status, body } = await put(pod, pod.leader!, { timezone: 'Middle/Earth' });
    expect(status).toBe(400);
    expect((body.errors as { path: string }[]).map(({ path }) => path)).toContain('timezone');
  });
});
