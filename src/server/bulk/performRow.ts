import type { BulkKind } from '../../domain/bulk/kinds';
import { disableMemberIn, enableMemberIn, removeMemberIn } from '../members';
import { sendEmailInvitation } from '../memberships';
import type { NamedPerson } from '../notifications';
import type { Act } from '../platform/act';
import { conflict } from '../platform/http/problem';
import { deletePodIn, emptyAndDeletePod, placeInPod } from '../pods';
import { refusals } from './refusals';
import type { LocalText } from '../../domain/text/localText';

export interface BulkRow {
  kind: BulkKind;
  membershipId: string;
  toPodId: string | null;
  subjectId: string;
  userId: string | null;
  by: NamedPerson;
}

/** A row that needed no change isn't counted as done. */
function refuseIfUnchanged(hasChanged: boolean, why: LocalText): void {
  if (!hasChanged) throw conflict('unchanged', why);
}

/** Does to one member or pod what staff would do by hand, with the same rules, notices and audit entry. */
export async function performRow(act: Act, row: BulkRow): Promise<void> {
  const { kind, membershipId, toPodId, subjectId, userId, by } = row;
  const member = { membershipId, memberId: subjectId, by };
  switch (kind) {
    case 'REMOVE_MEMBERS':
      return removeMemberIn(act, member);
    case 'DISABLE_MEMBERS':
      return refuseIfUnchanged(await disableMemberIn(act, membershipId, subjectId), refusals.disabledAlready);
    case 'ENABLE_MEMBERS':
      return refuseIfUnchanged(await enableMemberIn(act, membershipId, subjectId), refusals.notDisabled);
    case 'MOVE_MEMBERS':
      if (toPodId === null || userId === null) throw conflict('pod_gone', refusals.podGone);
      return refuseIfUnchanged(
        await placeInPod(act, { membershipId, podId: toPodId, userId, by }),
        refusals.inPodAlready,
      );
    case 'DELETE_PODS':
      return deletePodIn(act, { membershipId, podId: subjectId, userId: by.userId });
    case 'INVITE_PEOPLE':
      return sendEmailInvitation(act, { membershipId, invitationId: subjectId, by });
    case 'EMPTY_MEMBERSHIP':
      if (userId !== null) return removeMemberIn(act, member);
      return emptyAndDeletePod(act, { membershipId, podId: subjectId, by });
  }
}
