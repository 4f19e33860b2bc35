import type { MailContent } from '../../platform/mail/content';
import { meetingSample, tuesdays } from '../../testing/mails/mailSamples';
import type { MeetingMailData } from './mailData';
import { meetingMails } from './mails';

const NOW = new Date('2026-03-02T09:00:00Z');
const at = (iso: string) => Date.parse(iso) / 1000;

const mail = (data: Partial<MeetingMailData>): MailContent =>
  meetingMails.meeting.render({ ...meetingSample, ...data }, 'en', NOW);

const fact = ({ paragraphs }: MailContent, label: string) =>
  paragraphs
    .flatMap((block) => (typeof block === 'object' && 'facts' in block ? block.facts : []))
    .find(([name]) => name === label)?.[1];

describe('the subject of a meeting mail', () => {
  const wednesdays = { ...tuesdays, unixTime: at('2026-01-07T18:00:00Z'), weekday: 'WEDNESDAY' as const };
  const pause = { ...tuesdays, pausedFromEpoch: at('2026-03-16T00:00Z'), pausedToEpoch: at('2026-04-01T00:00Z') };
  const pausedNow = { ...pause, pausedFromEpoch: at('2026-03-01T00:00Z') };
  const third = { start: at('2026-03-03T19:00Z'), at: at('2026-03-03T19:00Z'), skipped: false };
  it.each<[Partial<MeetingMailData>, string]>([
    [{ reason: 'scheduled' }, 'Early Birds meets Tue 7:00 pm (GMT)'],
    [{ reason: 'changed', before: wednesdays }, 'Early Birds moved to Tue 7:00 pm (GMT)'],
    [{ reason: 'changed', before: tuesdays, nameBefore: 'Larks' }, 'Larks is now called Early Birds'],
    [{ reason: 'changed', before: { ...tuesdays, duration: 90 } }, 'Early Birds now meets for 60 minutes'],
    [{ reason: 'changed', before: { ...wednesdays, duration: 90 } }, 'Early Birds moved to Tue 7:00 pm (GMT)'],
    [
      { reason: 'changed', before: { ...tuesdays, frequency: 2, unixTime: at('2026-03-03T19:00Z') } },
      'Early Birds now meets on Tuesdays at 7:00 pm (GMT)',
    ],
    [
      { reason: 'changed', before: tuesdays, schedule: { ...tuesdays, unixTime: at('2026-03-10T19:00Z') } },
      'Early Birds moved to Tue 10 Mar 7:00 pm (GMT)',
    ],
    [{ reason: 'changed', before: pausedNow }, 'Early Birds meets again: Tue 7:00 pm (GMT)'],
    [{ reason: 'changed', before: pause }, 'Early Birds meets as usual: the pause is off'],
    [
      { reason: 'paused', before: tuesdays, schedule: pause },
      'Early Birds: no meetings from Mon 16 Mar until Wed 1 Apr',
    ],
    [{ reason: 'paused', before: tuesdays, schedule: pausedNow }, 'Early Birds is paused until Wed 1 Apr'],
    [
      { reason: 'skipped', occurrence: { ...third, skipped: true } },
      'Early Birds doesn’t meet Tue 3 Mar 7:00 pm (GMT)',
    ],
    [
      { reason: 'movedOnce', occurrence: { ...third, at: at('2026-03-05T18:00Z') } },
      'Early Birds meets Thu 5 Mar 6:00 pm (GMT) instead',
    ],
    [{ reason: 'restored', occurrence: third }, 'Early Birds meets Tue 3 Mar 7:00 pm (GMT) after all'],
    [{ reason: 'renewed' }, 'Early Birds: dates for the next year'],
    [{ reason: 'cancelled' }, 'Early Birds no longer meets'],
    [{ reason: 'joined' }, 'You joined Early Birds: Tue 7:00 pm (GMT)'],
    [{ reason: 'promoted' }, 'You have a place in Early Birds: Tue 7:00 pm (GMT)'],
    [{ reason: 'switched' }, 'You moved to Early Birds: Tue 7:00 pm (GMT)'],
    [{ reason: 'left' }, 'You left Early Birds'],
    [{ reason: 'enabled' }, 'You’re back in Early Birds: Tue 7:00 pm (GMT)'],
    [{ reason: 'disabled' }, 'You no longer have access to Early Birds'],
    [{ reason: 'invited', podName: 'Circle Leader meeting' }, 'Circle Leader meeting: Tue 7:00 pm (GMT)'],
    [{ reason: 'excused', podName: 'Circle Leader meeting' }, 'You no longer attend Circle Leader meeting'],
    [{ reason: 'removed', removedBy: 'Bo Lee' }, 'You’re no longer in Early Birds'],
    [{ reason: 'removedFromMembership', removedBy: 'Bo Lee' }, 'You’re no longer in Early Birds'],
    [{ reason: 'scheduled', timezone: 'Asia/Tokyo' }, 'Early Birds meets Wed 4:00 am (GMT+9)'],
    [{ reason: 'scheduled', schedule: { ...tuesdays, frequency: 2 } }, 'Early Birds meets Tue 3 Mar 7:00 pm (GMT)'],
  ])('the subject of a meeting mail for %j states what has changed', (data, subject) => {
    expect(mail(data).subject).toBe(subject);
  });
});

it('a meeting mail to a removed person names the person responsible, and the pod or membership', () => {
  const said = (reason: 'removed' | 'removedFromMembership') => mail({ reason, removedBy: 'Bo Lee' }).paragraphs;
  expect(said('removed')).toContainEqual(expect.stringMatching(/^Bo Lee removed you from Early Birds\./));
  expect(said('removedFromMembership')).toContainEqual(
    expect.stringMatching(`^Bo Lee removed you from ${meetingSample.membershipName},`),
  );
});

describe('times in a meeting mail', () => {
  it('are in the reader’s zone, followed by the meeting’s own times if they differ', () => {
    const content = mail({ timezone: 'America/New_York' });
    expect(fact(content, 'When')).toBe('Tuesdays, 2:00 pm (EST)');
    expect(fact(content, 'Next meeting')).toBe('Tuesday 3 March 2026, 2:00 pm (EST) · 7:00 pm (GMT)');
  });

  it('include the previous time of a moved meeting', () => {
    const content = mail({ reason: 'changed', before: { ...tuesdays, unixTime: at('2026-01-06T18:30:00Z') } });
    expect(fact(content, 'Before')).toBe('Tuesdays, 6:30 pm (GMT)');
    expect(fact(mail({ reason: 'changed' }), 'Before')).toBeUndefined();
  });

  it('include the dates of a meeting moved by whole periods, since the recurrence reads the same', () => {
    const fortnightly = { ...tuesdays, frequency: 2 };
    const before = { ...fortnightly, unixTime: fortnightly.unixTime + 7 * 86_400 };
    const content = mail({ reason: 'changed', schedule: fortnightly, before });
    expect(fact(content, 'When')).toBe('Every second Tuesday, 7:00 pm (GMT)');
    expect(fact(content, 'Before')).toBe('Tuesday 10 March 2026, 7:00 pm (GMT)');
    expect(fact(content, 'Now')).toBe('Tuesday 3 March 2026, 7:00 pm (GMT)');
  });

  it('include the previous value of each field that differs, and no others', () => {
    const before = { ...tuesdays, duration: 90 };
    const content = mail({ reason: 'changed', before, nameBefore: 'Larks' });
    expect(fact(content, 'Pod')).toBe('Early Birds (before: Larks)');
    expect(fact(content, 'Length')).toBe('60 minutes (before: 90)');
    expect(fact(content, 'Before')).toBeUndefined();
    expect(content.paragraphs[1]).toBe(
      'Larks is now called Early Birds. Early Birds now meets for 60 minutes instead of 90.',
    );
  });

  it('include the last meeting before and the first after a pause that begins later', () => {
    const schedule = { ...tuesdays, pausedFromEpoch: at('2026-03-16T00:00Z'), pausedToEpoch: at('2026-04-01T00:00Z') };
    const content = mail({ reason: 'paused', before: tuesdays, schedule });
    expect(content.paragraphs[1]).toBe(
      'Early Birds won’t meet from Mon 16 Mar until Wed 1 Apr. The last meeting before is on Tue 10 Mar. It meets again on Tue 7 Apr.',
    );
    expect(fact(content, 'No meetings')).toBe('Monday 16 March 2026 until Wednesday 1 April 2026');
    expect(fact(content, 'Next meeting')).toBe('Tuesday 3 March 2026, 7:00 pm (GMT)');
    expect(fact(content, 'Last before')).toBe('Tuesday 10 March 2026, 7:00 pm (GMT)');
    expect(fact(content, 'First after')).toBe('Tuesday 7 April 2026, 7:00 pm (BST)');
    expect(fact(mail({ reason: 'joined', schedule }), 'No meetings')).toBe(fact(content, 'No meetings'));
  });

  it('include the previous dates of an extended pause', () => {
    const before = { ...tuesdays, pausedFromEpoch: at('2026-03-16T00:00Z'), pausedToEpoch: at('2026-04-01T00:00Z') };
    const content = mail({ reason: 'paused', before, schedule: { ...before, pausedToEpoch: at('2026-04-08T00:00Z') } });
    expect(fact(content, 'No meetings')).toBe(
      'Monday 16 March 2026 until Wednesday 8 April 2026 (before: Monday 16 March 2026 until Wednesday 1 April 2026)',
    );
  });

  it('omit the next meeting if there is none', () => {
    const past = { ...tuesdays, recurring: false };
    expect(fact(mail({ schedule: past }), 'Next meeting')).toBeUndefined();
  });
});

describe('the calendar of a meeting mail', () => {
  const single = { ...tuesdays, recurring: false, unixTime: at('2026-03-10T19:00Z') };
  const pause = { pausedFromEpoch: at('2026-03-09T00:00Z'), pausedToEpoch: at('2026-03-16T00:00Z') };
  it.each<[Partial<MeetingMailData>, 'REQUEST' | 'CANCEL']>([
    [{ reason: 'scheduled' }, 'REQUEST'],
    [{ reason: 'promoted' }, 'REQUEST'],
    [{ reason: 'left' }, 'CANCEL'],
    [{ reason: 'invited' }, 'REQUEST'],
    [{ reason: 'excused' }, 'CANCEL'],
    [{ reason: 'removed' }, 'CANCEL'],
    [{ reason: 'removedFromMembership' }, 'CANCEL'],
    [{ reason: 'cancelled' }, 'CANCEL'],
    [{ reason: 'paused', schedule: { ...tuesdays, ...pause } }, 'REQUEST'],
    [{ reason: 'paused', schedule: { ...single, ...pause } }, 'CANCEL'],
  ])('the calendar of a meeting mail for %j requests %s', (data, method) => {
    expect(mail(data).calendar).toMatchObject({ method, uid: meetingSample.uid, sequence: 3 });
  });

  it('a mail about a leader meeting links to the meeting, and mentions no pod', () => {
    const content = mail({ reason: 'invited', ofLeaders: true });
    expect(content.button?.label).toBe('Open meeting');
    expect(fact(content, 'Meeting')).toBe('Momentum Circle Leader meeting');
    expect(fact(content, 'Pod')).toBeUndefined();
    expect(content.why).toContain('you attend Momentum Circle Leader meeting');
    const german = meetingMails.meeting.render({ ...meetingSample, reason: 'invited', ofLeaders: true }, 'de', NOW);
    expect(german.calendar?.name).toBe('Momentum Circle – Leitungstreffen');
  });

  it('a mail about a pod that the reader has left has no link back to it', () => {
    expect(mail({ reason: 'left' }).button).toBeUndefined();
    expect(JSON.stringify(mail({ reason: 'left' }).paragraphs)).not.toContain(meetingSample.link);
  });
});
