import type { BlockedPerson, ChannelPerson, Message } from '../../../contract/entities.gen';
import { EMOJIS } from '../../../domain/chat/reactions';
import { mentionText } from '../../../domain/chat/mentions';
import type { Random } from '../../demo/random';
import type { TestAnswer } from '../actors';
import type { RaceStep, RaceAct } from './act';
import type { Racer } from './world';

const NEWEST = 3;

async function anyChannel(racer: Racer, random: Random): Promise<string | undefined> {
  const { body } = await racer.as.get('/v1/channels/my-channels');
  const channels = Array.isArray(body) ? (body as { id: string }[]) : [];
  return channels.length > 0 ? `/v1/channels/${random.pick(channels).id}` : undefined;
}

const talk: RaceStep = async (_world, racer, random) => {
  const path = await anyChannel(racer, random);
  if (!path) return undefined;
  const answer = await racer.as.post(`${path}/messages`, { content: 'Racing' });
  if (answer.status !== 200) return answer;
  return racer.as.post(`${path}/subscribers`, { messageId: (answer.body as Message).id, status: 'READ' });
};

async function mentioning(path: string, racer: Racer) {
  const { body } = await racer.as.get(`${path}/people?limit=5`);
  const people = Array.isArray(body) ? (body as ChannelPerson[]) : [];
  return {
    content: people.map(({ name }) => mentionText(name)).join(' ') || 'Nobody',
    mentions: people.map(({ userId }) => userId),
  };
}

const mention: RaceStep = async (_world, racer, random) => {
  const path = await anyChannel(racer, random);
  return path === undefined ? undefined : racer.as.post(`${path}/messages`, await mentioning(path, racer));
};

type Send = (path: string, racer: Racer, random: Random, message: Message) => Promise<TestAnswer>;

const onMessage =
  (send: Send, whose: 'own' | 'any' = 'any'): RaceStep =>
  async (_world, racer, random) => {
    const path = await anyChannel(racer, random);
    if (!path) return undefined;
    const { body } = await racer.as.get(`${path}/messages?limit=${NEWEST}`);
    const messages = Array.isArray(body) ? (body as Message[]) : [];
    const own = whose === 'own' ? messages.filter(({ senderId }) => senderId === racer.user.id) : [];
    const among = own.length > 0 ? own : messages;
    return among.length > 0 ? send(path, racer, random, random.pick(among)) : undefined;
  };

const reaction = (path: string, id: string, random: Random) =>
  `${path}/messages/${id}/reactions/${encodeURIComponent(random.pick(EMOJIS))}`;

export const chatActs: Record<string, RaceAct> = {
  talk: { weight: 6, do: talk },
  'mention people': { weight: 4, do: mention },
  reply: {
    weight: 4,
    do: onMessage((path, racer, _random, { id }) =>
      racer.as.post(`${path}/messages`, { content: 'Raced reply', replyToId: id }),
    ),
  },
  'edit a message': {
    weight: 4,
    do: onMessage(
      async (path, racer, random, { id }) =>
        racer.as.patch(
          `${path}/messages/${id}`,
          random.chance(0.5) ? { content: `Raced ${random.integer(1, 9)}` } : await mentioning(path, racer),
        ),
      'own',
    ),
  },
  'remove a message': {
    weight: 6,
    do: onMessage((path, racer, _random, { id }) => racer.as.delete(`${path}/messages/${id}`), 'own'),
  },
  react: {
    weight: 6,
    do: onMessage((path, racer, random, { id }) => racer.as.put(reaction(path, id, random))),
  },
  'take a reaction back': {
    weight: 3,
    do: onMessage((path, racer, random, { id }) => racer.as.delete(reaction(path, id, random))),
  },
  'pin a message': {
    weight: 2,
    do: onMessage((path, racer, _random, { id }) => racer.as.put(`${path}/pin`, { messageId: id })),
  },
  'mute a chat': {
    weight: 1,
    do: async (_world, racer, random) => {
      const path = await anyChannel(racer, random);
      return path === undefined ? undefined : racer.as.put(`${path}/mute`, { muted: random.chance(0.5) });
    },
  },
  'block somebody': {
    weight: 2,
    do: onMessage((_path, racer, _random, { senderId }) => racer.as.put(`/v1/blocks/${senderId}`)),
  },
  'unblock somebody': {
    weight: 3,
    do: async (_world, racer, random) => {
      const { body } = await racer.as.get('/v1/blocks');
      const people = Array.isArray(body) ? (body as BlockedPerson[]) : [];
      return people.length > 0 ? racer.as.delete(`/v1/blocks/${random.pick(people).userId}`) : undefined;
    },
  },
  'mark as unread': {
    weight: 2,
    do: onMessage((path, racer, _random, { id }) =>
      racer.as.post(`${path}/subscribers`, { messageId: id, status: 'UNREAD' }),
    ),
  },
};
