import { isApproved } from '../../../domain/leadership/status';
import { conflict, type Problem } from '../../platform/http/problem';
import type { LockedMember } from '../lock';

/** There is no application of this member to answer, and why. */
export function notPending({ status, fullName }: LockedMember): Problem {
  const why = isApproved(status)
    ? 'is already approved'
    : status === 'DECLINED'
      ? 'was already declined. You can still approve them on their page'
      : 'hasn’t asked to lead';
  return conflict('not_pending', `${fullName} ${why}.`);
}
