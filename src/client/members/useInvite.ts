import { useSearchParams } from 'react-router-dom';
import { queryKeys } from '../../domain/links';
import { useGetInviteQuery } from '../api/membershipsApi';

/** The invite that this page was opened with; its code is empty when there is none in the address. */
export function useInvite() {
  const [query] = useSearchParams();
  const code = query.get(queryKeys.invite)?.trim() ?? '';
  const invite = useGetInviteQuery({ code }, { skip: !code });
  return { code, invite };
}
