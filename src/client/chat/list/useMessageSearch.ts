import { skipToken } from '@reduxjs/toolkit/query';
import { createContext, use, useRef, type RefObject } from 'react';
import { decodeId, queryKeys, subjectKeys } from '../../../domain/links';
import { dayStart } from '../../../domain/time/dayStart';
import type { Channel, Message } from '../../../contract/entities.gen';
import { useFoundMessagesInfiniteQuery } from '../../api/chatApi';
import { useReaderZone } from '../../ui/readerZone';
import { useAddressQuery } from '../../ui/lists/useAddressQuery';
import { useListedPages } from '../../ui/lists/useListedPages';

const DAY_AFTER = 1;

/** The field above the list, if that is beside the page. */
export const FieldBesideContext = createContext<RefObject<HTMLInputElement | null> | undefined>(undefined);

/** Not in `queryKeys`, since /login loads those. */
const dayKeys = { since: 'since', until: 'until' };

const idOf = ({ id }: Message) => id;

export interface SearchFields {
  q: string;
  channelId: string;
  senderId: string;
  since: string;
  until: string;
}

/**
 * Kept in the address (rule platform.queryState). Shows only results in the user's current channels. @param channels
 * undefined until known @param withinId the channel searched on its own page; otherwise the user can choose one
 */
export function useMessageSearch(channels: readonly Channel[] | undefined, withinId?: string) {
  const { query, change } = useAddressQuery();
  const zone = useReaderZone();
  const fields: SearchFields = {
    q: query.get(queryKeys.search) ?? '',
    channelId: withinId ?? decodeId(query.get(subjectKeys.channel)) ?? '',
    senderId: decodeId(query.get(subjectKeys.person)) ?? '',
    since: query.get(dayKeys.since) ?? '',
    until: query.get(dayKeys.until) ?? '',
  };
  const q = fields.q.trim();
  const sentFrom = dayStart(fields.since, zone);
  const sentBefore = dayStart(fields.until, zone, DAY_AFTER);
  const searchArg = {
    q,
    ...(fields.channelId && { channelId: fields.channelId }),
    ...(fields.senderId && { senderId: fields.senderId }),
    ...(sentFrom !== undefined && { sentFrom: sentFrom * 1000 }),
    ...(sentBefore !== undefined && { sentBefore: sentBefore * 1000 }),
  };
  const { query: answer, rest } = useListedPages(useFoundMessagesInfiniteQuery(q === '' ? skipToken : searchArg), {
    idOf,
  });
  const { currentData } = answer;
  // A channel may be lost while an answer is pending.
  const isShown = ({ channelId }: Message) => channels?.some(({ id }) => id === channelId) ?? true;
  const shown = currentData && { ...currentData, items: currentData.items.filter(isShown) };
  const found = { query: { ...answer, currentData: shown }, rest };
  const set = (values: Partial<SearchFields>) => {
    const keys = {
      q: queryKeys.search,
      channelId: subjectKeys.channel,
      senderId: subjectKeys.person,
      since: dayKeys.since,
      until: dayKeys.until,
    };
    const entries = Object.entries(values) as [keyof SearchFields, string][];
    change(Object.fromEntries(entries.map(([name, value]) => [keys[name], value])));
  };
  const ownField = useRef<HTMLInputElement>(null);
  const fieldBeside = use(FieldBesideContext);
  const field = withinId === undefined && fieldBeside ? fieldBeside : ownField;
  const clear = () => {
    field.current?.focus();
    set({ q: '', ...(withinId === undefined && { channelId: '' }), senderId: '', since: '', until: '' });
  };
  return { fields, isSearching: q !== '', found, set, clear, field };
}
