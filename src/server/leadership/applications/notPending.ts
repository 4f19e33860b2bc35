import { isApproved } from '../../../domain/leadership/status';
import { conflict, type Problem } from '../../platform/http/problem';
import type { LockedMember } from '../lockMember';
import { refusals } from '../refusals';

export function notPending({ status, fullName }: LockedMember): Problem {
  const why = isApproved(status) ? 'approved' : status === 'DECLINED' ? 'declined' : 'notAsked';
  return conflict('not_pending', refusals.notPending[why]({ fullName }));
}
