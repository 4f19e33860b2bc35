import { v7 } from 'uuid';
import { wallClock } from '../../domain/time/zonedTime';
import type * as tables from '../platform/database/schema';
import type { Random } from './random';
import type { Exchange } from './texts';
import type { Speaker } from './world';

type Message = typeof tables.messages.$inferInsert & { id: string };
type Read = typeof tables.channelReads.$inferInsert;

export interface Conversation {
  messages: Message[];
  reads: Read[];
}

const MINUTE = 60_000;

const AWAKE = { from: 7, to: 22 };

const REMEMBERED = 8;

function whoIsAwake(people: Speaker[], instant: number): Speaker[] {
  return people.filter(({ since, until = Infinity, timezone }) => {
    const { hour } = wallClock(instant / 1000, timezone);
    return since <= instant && instant < until && hour >= AWAKE.from && hour < AWAKE.to;
  });
}

interface Line {
  at: number;
  by: Speaker;
  text: string;
}

function speak(people: Speaker[], lines: Exchange['lines'], start: number, random: Random): Line[] {
  const said: Line[] = [];
  let instant = start;
  for (const text of lines) {
    const before = said.at(-1)?.by;
    const able = whoIsAwake(people, instant).filter((one) => one !== before);
    if (able.length === 0 || (text.includes('{name}') && !before)) break;
    said.push({ at: instant, by: random.pick(able), text: text.replace('{name}', before?.firstName ?? '') });
    instant += random.integer(2, 50) * MINUTE;
  }
  return said;
}

function aroundMeeting(people: Speaker[], meeting: number, exchanges: Exchange[], lately: Exchange[], random: Random) {
  return Array.from({ length: random.integer(2, 4) }).flatMap(() => {
    const exchange = random.pick(exchanges.filter((one) => !lately.includes(one)));
    lately.push(exchange);
    if (lately.length > REMEMBERED) lately.shift();
    const [from, to] = exchange.minutes;
    return speak(people, exchange.lines, meeting + random.integer(from, to) * MINUTE, random);
  });
}

function readsOf(channelId: string, people: Speaker[], messages: Message[], random: Random): Read[] {
  return people.flatMap(({ userId }): Read[] => {
    const behind = random.chance(0.5) ? 0 : random.integer(1, 4);
    const own = messages.map(({ senderId }) => senderId).lastIndexOf(userId);
    const last = messages[Math.max(own, messages.length - 1 - behind)];
    return last ? [{ channelId, userId, lastMessageId: last.id }] : [];
  });
}

/** The messages people write around their meetings in the year up to now; epoch milliseconds. */
export function conversationOf(
  { channelId, people }: { channelId: string; people: Speaker[] },
  meetings: number[],
  exchanges: Exchange[],
  now: number,
  random: Random,
): Conversation {
  const lately: Exchange[] = [];
  const lines = meetings
    .flatMap((meeting) => aroundMeeting(people, meeting, exchanges, lately, random))
    .filter((line) => line.at < now - MINUTE)
    .sort((a, b) => a.at - b.at)
    .filter((line, index, sorted) => line.text !== sorted[index - 1]?.text);
  const messages = lines.map(({ at, by, text }, index): Message => ({
    id: v7({ msecs: at, seq: index }),
    channelId,
    senderId: by.userId,
    content: text,
    createdAt: new Date(at),
  }));
  return { messages, reads: readsOf(channelId, people, messages, random) };
}
