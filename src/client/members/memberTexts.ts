import type { Member } from '../../contract/entities.gen';
import { joinWithSeparator } from '../ui/separator';
import { words } from './words.gen';

const text = words.member;

const inPod = ({ podName, assistant }: Member): string | undefined =>
  podName && (assistant ? text.assists({ pod: podName }) : text.takesPart({ pod: podName }));

/** Names only the role if the member is listed below a pod; otherwise all their pods. */
export function memberPodsText(member: Member): string {
  const { listedPod, podId, leaderOfPodName, assistant } = member;
  if (listedPod) {
    if (listedPod.id !== podId) return text.roles.leader;
    return assistant ? text.roles.assistant : text.roles.participant;
  }
  return joinWithSeparator(leaderOfPodName && text.leads({ pod: leaderOfPodName }), inPod(member)) || words.list.noPod;
}
