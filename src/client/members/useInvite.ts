import { useSearchParams } from 'react-router-dom';
import { inviteKey } from '../app/paths';
import { useGetInviteQuery } from '../api/membershipsApi';

/** The invite that this page was opened with; its code is empty when there is none in the address. */
export function useInvite() {
  const [query] = useSearchParams();
  const code = query.get(inviteKey)?.trim() ?? '';
  const invite = useGetInviteQuery({ code }, { skip: !code });
  return { code, invite };
}
