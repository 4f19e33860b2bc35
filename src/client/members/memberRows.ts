import type { Member, MemberListPod } from '../../contract/entities.gen';

/** A line of the list: somebody, or the pod that the people after it are in; a pod of nothing for those in none. */
export type MemberListRow =
  { key: string; member: Member } | { key: string; pod: MemberListPod | undefined; member?: undefined };

/**
 * The members as they come, with a line before the people of each pod where they come pod by pod. Who changed place
 * while the pages were fetched comes twice (rule platform.pages), and is listed where they came first; the same pod's
 * people are kept together.
 */
export function memberRows(members: readonly Member[], byPods: boolean): MemberListRow[] {
  const pods = new Map<string, Map<string, MemberListRow>>();
  for (const member of members) {
    const pod = byPods ? member.listedPod : undefined;
    const podKey = `pod ${pod?.id ?? ''}`;
    const rows = pods.get(podKey) ?? new Map<string, MemberListRow>(byPods ? [[podKey, { key: podKey, pod }]] : []);
    pods.set(podKey, rows);
    const key = `${member.id} ${pod?.id ?? ''}`;
    if (!rows.has(key)) rows.set(key, { key, member });
  }
  return [...pods.values()].flatMap((rows) => [...rows.values()]);
}
