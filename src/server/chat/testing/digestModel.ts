import type { MissedMessagesFrequency } from '../../../domain/notifications/digestDue';

/**
 * The digests that a test expects, derived from the rule alone, without the product's code. Instants are epoch
 * milliseconds.
 */

export interface ModelMessage {
  id: string;
  content: string;
  senderId: string;
  at: number;
}

export interface ModelChannel {
  id: string;
  name: string;
  people: Set<string>;
  messages: ModelMessage[];
}

export interface ModelPerson {
  id: string;
  email: string;
  firstName: string;
  zone: string;
  frequency: MissedMessagesFrequency;
  showPreviews: boolean;
  lastDigest?: number;
  read: Map<string, number>;
  digestedIds: Set<string>;
  muted: Set<string>;
  /** A mail written at an instant and not yet delivered, with the message range of each channel, end exclusive. */
  waiting?: { at: number; ranges: Map<string, { from: number; to: number }> };
}

export interface ExpectedDigest {
  to: string;
  at: number;
  channels: { name: string; count: number; from: string[]; lines: string[] }[];
}

const MINUTE = 60_000;
const LENGTHS: Partial<Record<MissedMessagesFrequency, number>> = {
  FIVE_MINUTES: 5 * MINUTE,
  HOURLY: 60 * MINUTE,
  THREE_HOURS: 180 * MINUTE,
  SIX_HOURS: 360 * MINUTE,
  TWELVE_HOURS: 720 * MINUTE,
};

const clocks = new Map<string, Intl.DateTimeFormat>();

function shown(at: number, zone: string): string {
  const options = { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', options);
  clocks.set(zone, clock);
  return clock.format(at).replace(',', '');
}

const mornings = new Map<string, number>();

/** The first quarter hour after an instant when the clock shows 08:00, found by checking every quarter hour. */
function morningAfter(after: number, zone: string, ending: string): number {
  const first = (Math.floor(after / (15 * MINUTE)) + 1) * 15 * MINUTE;
  const key = `${first} ${zone} ${ending}`;
  let at = mornings.get(key) ?? first;
  while (!shown(at, zone).endsWith(ending)) at += 15 * MINUTE;
  mornings.set(key, at);
  return at;
}

export class DigestModel {
  constructor(
    readonly people: Map<string, ModelPerson>,
    readonly channels: ModelChannel[],
  ) {}

  private missed(person: ModelPerson, channel: ModelChannel): ModelMessage[] {
    if (!channel.people.has(person.id) || person.muted.has(channel.id)) return [];
    return channel.messages
      .slice(person.read.get(channel.id) ?? 0)
      .filter(({ id, senderId }) => senderId !== person.id && !person.digestedIds.has(id));
  }

  /** Messages written before a channel is unmuted appear in no later digest. */
  unmute(person: ModelPerson, channel: ModelChannel): void {
    person.muted.delete(channel.id);
    for (const { id } of channel.messages) person.digestedIds.add(id);
  }

  private dueAt(person: ModelPerson): number {
    const { frequency, zone, lastDigest = 0 } = person;
    const first = Math.min(...this.channels.flatMap((channel) => this.missed(person, channel).map(({ at }) => at)));
    if (first === Infinity || frequency === 'NEVER') return Infinity;
    const after = Math.max(first, lastDigest);
    if (frequency === 'DAY') return morningAfter(after, zone, '08:00');
    if (frequency === 'WEEKLY') return morningAfter(after, zone, 'Mon 08:00');
    return after + (LENGTHS[frequency] ?? NaN);
  }

  nextDue(): number {
    return Math.min(...[...this.people.values()].map((person) => this.dueAt(person)));
  }

  private told(person: ModelPerson, missedIn: (channel: ModelChannel) => ModelMessage[]): ExpectedDigest['channels'] {
    return this.channels
      .map((channel) => ({ name: channel.name, missed: missedIn(channel) }))
      .filter(({ missed }) => missed.length > 0)
      .map(({ name, missed }) => ({
        name,
        count: missed.length,
        from: [...new Set(missed.map(({ senderId }) => senderId))]
          .slice(0, 3)
          .map((id) => this.people.get(id)?.firstName ?? ''),
        lines: person.showPreviews ? missed.slice(0, 3).map(({ content }) => content) : [],
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The digests due in a round at this instant; records them as waiting for delivery. */
  round(now: number): ExpectedDigest[] {
    return [...this.people.values()]
      .filter((person) => this.dueAt(person) <= now)
      .map((person) => {
        const channels = this.told(person, (channel) => this.missed(person, channel));
        // A due digest replaces the waiting digest, and includes its messages.
        person.waiting = { at: now, ranges: person.waiting?.ranges ?? new Map() };
        for (const channel of this.channels) {
          const [first] = this.missed(person, channel);
          if (!first) continue;
          const { from } = person.waiting.ranges.get(channel.id) ?? { from: channel.messages.indexOf(first) };
          person.waiting.ranges.set(channel.id, { from, to: channel.messages.length });
          // Earlier messages were read or included in a digest, and aren't included again even if marked unread.
          for (const { id } of channel.messages) person.digestedIds.add(id);
        }
        person.lastDigest = now;
        return { to: person.email, at: now, channels };
      })
      .sort((a, b) => (a.to < b.to ? -1 : 1));
  }

  deliver(): ExpectedDigest[] {
    const delivered = [...this.people.values()].flatMap((person) => {
      const { waiting } = person;
      delete person.waiting;
      if (!waiting) return [];
      const inRange = ({ id, messages }: ModelChannel) => {
        const { from, to } = waiting.ranges.get(id) ?? { from: 0, to: 0 };
        return messages.slice(from, to);
      };
      const channels = this.told(person, (channel) => {
        const unread = new Set(channel.messages.slice(person.read.get(channel.id) ?? 0));
        return inRange(channel).filter(
          (message) =>
            channel.people.has(person.id) &&
            !person.muted.has(channel.id) &&
            message.senderId !== person.id &&
            unread.has(message),
        );
      });
      if (channels.length > 0 && person.frequency !== 'NEVER') return [{ to: person.email, at: waiting.at, channels }];
      // Nothing was sent, so the messages that are still unread are left for the next digest.
      for (const { id } of this.channels.flatMap(inRange)) person.digestedIds.delete(id);
      return [];
    });
    return delivered.sort((a, b) => (a.to < b.to ? -1 : 1));
  }
}
