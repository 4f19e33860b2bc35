import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import type { AvailablePod, Invite } from '../../../contract/entities.gen';
import { cleanPastedCode, queryKeys } from '../../../domain/links';
import { useInvitePagesInfiniteQuery } from '../../api/membershipsApi';
import type { QueryLike } from '../../ui/states/QueryState';
import { useListedPages } from '../../ui/lists/useListedPages';

const idOf = ({ id }: AvailablePod) => id;

/** The invite in the address, and its code, empty if there is none. */
export function useInvite(): { code: string; invite: QueryLike<Invite> } {
  const [address] = useSearchParams();
  const code = cleanPastedCode(address.get(queryKeys.invite)) ?? '';
  const answer = useInvitePagesInfiniteQuery(code ? { code } : skipToken);
  const { query } = useListedPages(answer, { idOf });
  return { code, invite: { ...query, currentData: answer.currentData?.pages[0]?.invite } };
}
