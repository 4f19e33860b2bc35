import type { Member, MemberListPod } from '../../contract/entities.gen';

/** A row of the list: a member, or the pod heading the members after it; an undefined pod heads those without one. */
export type MemberListRow =
  { key: string; member: Member } | { key: string; pod: MemberListPod | undefined; member?: undefined };

/**
 * The members in order, by pods with a heading before each pod's people. Members who moved while the pages were loading
 * occur twice (rule platform.pages), and are listed where they came first; a pod's people stay together.
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
