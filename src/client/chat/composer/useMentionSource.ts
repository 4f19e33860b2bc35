import { useMemo, useState } from 'react';
import type { ChannelPerson } from '../../../contract/entities.gen';
import { foldText } from '../../../domain/text/foldText';
import { MAX_CHANNEL_PEOPLE, useListChannelPeopleQuery } from '../../api/chatApi';
import type { MentionSource } from './useMentionList';

/** More entries would hide the conversation. */
const MAX_SHOWN = 5;

const nobody: ChannelPerson[] = [];

/** Matches any word of a name; undefined when the text is the full name of exactly one person. */
function fitting(people: readonly ChannelPerson[], typed: string, userId: string): ChannelPerson[] | undefined {
  const prefix = foldText(typed);
  const fits = ({ name }: ChannelPerson) => ` ${foldText(name)}`.includes(` ${prefix}`);
  const isDone = ({ name }: ChannelPerson) => typed.startsWith(`${name} `);
  if (people.some(isDone)) return undefined;
  const found = people.filter((one) => one.userId !== userId && fits(one));
  return found.length === 1 && found[0]?.name === typed ? undefined : found.slice(0, MAX_SHOWN);
}

export function useMentionSource(channelId: string, userId: string, people: readonly ChannelPerson[]): MentionSource {
  const [query, setQuery] = useState('');
  const isLarge = people.length >= MAX_CHANNEL_PEOPLE;
  const { data: others = nobody, currentData: answer } = useListChannelPeopleQuery(
    { id: channelId, q: query, limit: MAX_SHOWN + 1 },
    { skip: !isLarge || query === '' },
  );
  return useMemo(() => {
    const known = [...new Map([...people, ...others].map((one) => [one.userId, one])).values()];
    // Before the people have loaded, no match doesn't mean nobody. The user is always among them.
    const isAnswered = (typed: string) =>
      people.length > 0 && (!isLarge || (answer !== undefined && query === typed.trim()));
    const find = (typed: string) => {
      const found = fitting(known, typed, userId);
      return found?.length === 0 && !isAnswered(typed) ? undefined : found;
    };
    return { find, ask: (typed) => setQuery(typed.trim()) };
  }, [answer, query, isLarge, others, people, userId]);
}
