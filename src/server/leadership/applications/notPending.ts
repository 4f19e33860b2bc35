import { isApproved } from '../../../domain/leadership/status';
import { conflict, type Problem } from '../../platform/http/problem';
import type { LockedMember } from '../lockMember';

export function notPending({ status, fullName }: LockedMember): Problem {
  const why = isApproved(status)
    ? 'is already approved'
    : status === 'DECLINED'
      ? 'was already declined. You can still approve them on their page'
      : 'hasn’t asked to lead';
  return conflict('not_pending', `${fullName} ${why}.`);
}
