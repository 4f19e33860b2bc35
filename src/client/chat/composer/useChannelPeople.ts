import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { ChannelPerson, Message } from '../../../contract/entities.gen';
import { senderNameIn } from '../../../domain/chat/messageTexts';
import { LANGUAGE } from '../../ui/language';
import { channelPeopleQuery, MAX_CHANNEL_PEOPLE, useListChannelPeopleQuery } from '../../api/chatApi';

const nobody: ChannelPerson[] = [];

export function useChannelPeople(channelId: string | undefined, messages: readonly Message[]) {
  const { currentData: people = nobody } = useListChannelPeopleQuery(
    channelId === undefined ? skipToken : channelPeopleQuery(channelId),
  );
  const names = useMemo(() => {
    const writers = messages.map((one) => [one.senderId, senderNameIn(one, LANGUAGE)] as const);
    return new Map([...writers, ...people.map(({ userId, name }) => [userId, name] as const)]);
  }, [messages, people]);
  const known = useMemo(
    () => ({ names, isComplete: people.length > 0 && people.length < MAX_CHANNEL_PEOPLE }),
    [names, people],
  );
  return { people, names, known };
}
