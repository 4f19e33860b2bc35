import type { Member, MemberListPod } from '../../contract/entities.gen';

/** A line of the list: somebody, or the pod that the people after it are in; a pod of nothing for those in none. */
export type MemberListRow =
  { key: string; member: Member } | { key: string; pod: MemberListPod | undefined; member?: undefined };

/** The members as they come, with a line before the people of each pod where they come pod by pod. */
export function memberRows(members: readonly Member[], byPods: boolean): MemberListRow[] {
  const rows: MemberListRow[] = [];
  let podId: string | undefined | null = null;
  for (const member of members) {
    const pod = member.listedPod;
    if (byPods && pod?.id !== podId) {
      podId = pod?.id;
      rows.push({ key: `pod ${podId ?? ''}`, pod });
    }
    rows.push({ key: `${member.id} ${pod?.id ?? ''}`, member });
  }
  return rows;
}
