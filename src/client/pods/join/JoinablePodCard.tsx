import type { Pod } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { Badge } from '../../ui/Badge';
import classes from '../pods.module.css';
import { words } from '../words.gen';
import { OpenPodCard } from './OpenPodCard';
import { words as waitlistWords } from '../../ui/waitlistWords.gen';

const text = words.list;

function actionOf({ id, can }: Pod, canSwitch: boolean) {
  const subject = { pod: id };
  if (canSwitch) {
    return { label: words.switchPod.switch, to: pathTo(paths.podConfirmSwitch, subject), variant: 'default' } as const;
  }
  if (can.join) return { label: text.join, to: pathTo(paths.podsConfirmJoinPod, subject), variant: 'light' } as const;
  if (!can.joinWaitlist) return undefined;
  return { label: text.joinWaitlist, to: pathTo(paths.podsConfirmJoinWaitlist, subject), variant: 'default' } as const;
}

export function JoinablePodCard({ pod, canSwitch = false }: { pod: Pod; canSwitch?: boolean }) {
  const isFull = pod.seatsAvailable === 0;
  return (
    <OpenPodCard pod={pod} to={pathTo(paths.pod, { pod: pod.id })} action={actionOf(pod, canSwitch)}>
      {isFull ? (
        <Badge>{text.full}</Badge>
      ) : (
        <Badge tone="primary">{words.places({ count: pod.seatsAvailable })}</Badge>
      )}
      {isFull && pod.waitlist > 0 && <span className={classes.quiet}>{words.waiting({ count: pod.waitlist })}</span>}
      {pod.myWaitlistPosition !== undefined && (
        <strong>{waitlistWords.inQueue({ position: pod.myWaitlistPosition })}</strong>
      )}
    </OpenPodCard>
  );
}
