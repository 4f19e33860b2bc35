import moment from 'moment-timezone';
import type { ModelPod, ReminderKind } from './modelPod';
import type { Community } from './yearOfPods';

export interface ExpectedReminder {
  kind: ReminderKind;
  userId: string;
  email: string;
  meetingId: string;
  start: number;
  message: string;
}

const WORDS = {
  'meeting-tomorrow': () => 'meets in a day',
  'meeting-soon': (minutes: number) => `starts in ${minutes} minute${minutes === 1 ? '' : 's'}`,
};

const KINDS: Record<string, readonly ReminderKind[]> = {
  BOTH: ['meeting-tomorrow', 'meeting-soon'],
  DAY: ['meeting-tomorrow'],
  FIFTEEN_MINUTES: ['meeting-soon'],
  NEVER: [],
};

/** The reminders that people get now if they were last sent at `last`, each only once. Epoch seconds. */
export const expectedReminders = ({ pods, people }: Community, last: number, now: number): ExpectedReminder[] =>
  pods.flatMap((model) => model.due(last, now).flatMap((reminder) => ofPod(model, reminder, now, people)));

function ofPod(
  model: ModelPod,
  reminder: ReturnType<ModelPod['due']>[number],
  now: number,
  people: Community['people'],
): ExpectedReminder[] {
  const { start, at, kind, dueAt, until } = reminder;
  const { name, meetingId } = model.pod;
  if (now >= until) return [];
  return [...model.people].flatMap(([userId, joinedAt]) => {
    const person = people.get(userId);
    const key = `${kind} ${start} ${userId}`;
    if (!person || joinedAt > dueAt * 1000 || model.disabled.has(userId) || model.sent.has(key)) return [];
    if (model.apologies.has(`${start} ${userId}`) || !KINDS[person.setting]?.includes(kind)) return [];
    model.sent.add(key);
    const when = moment.tz(at * 1000, person.zone).format('dddd D MMMM YYYY, h:mm a');
    const message = `${name} ${WORDS[kind](Math.ceil((at - now) / 60))}: ${when}${model.shiftFor(reminder, person.zone)}.`;
    return [{ kind, userId, email: person.email, message, meetingId, start }];
  });
}

export const plain = (message: string): string =>
  message
    .replace(/<[^>]*>/g, '')
    .replace(/ · [^(]*\([^)]*\)/, '')
    .replace(/ \([^)]*\)/, '');
