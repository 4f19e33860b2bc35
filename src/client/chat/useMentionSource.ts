import { useMemo, useState } from 'react';
import type { ChannelPerson } from '../../contract/entities.gen';
import { useListChannelPeopleQuery } from '../api/chatApi';
import { MAX_KNOWN } from './useChannelPeople';
import type { MentionSource } from './useMentionList';

/** More would hide the conversation. */
const MAX_SHOWN = 5;

const nobody: ChannelPerson[] = [];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those with a name one of whose words begins with what is typed. */
function fitting(people: readonly ChannelPerson[], typed: string, userId: string): ChannelPerson[] {
  const wanted = plain(typed);
  const fits = ({ name }: ChannelPerson) => ` ${plain(name)}`.includes(` ${wanted}`);
  const isDone = ({ name }: ChannelPerson) => typed.startsWith(`${name} `);
  if (people.some(isDone)) return [];
  return people.filter((one) => one.userId !== userId && fits(one)).slice(0, MAX_SHOWN);
}

/** Whom one may mention in a channel: everybody who is in it but oneself (rule chat.mentions). */
export function useMentionSource(channelId: string, userId: string, people: readonly ChannelPerson[]): MentionSource {
  const [asked, setAsked] = useState('');
  const isLarge = people.length >= MAX_KNOWN;
  const { data: others = nobody } = useListChannelPeopleQuery(
    { id: channelId, q: asked, limit: MAX_SHOWN + 1 },
    { skip: !isLarge || asked === '' },
  );
  return useMemo(() => {
    const known = [...new Map([...people, ...others].map((one) => [one.userId, one])).values()];
    return { find: (typed) => fitting(known, typed, userId), ask: (typed) => setAsked(typed.trim()) };
  }, [others, people, userId]);
}
