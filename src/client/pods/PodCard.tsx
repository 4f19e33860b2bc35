import type { Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useListMyChannelsQuery } from '../api/chatApi';
import { MyCurrentStep } from '../steps';
import { Card } from '../ui/pages/Card';
import { ChatLink } from '../ui/ChatLink';
import { unreadMessages } from '../ui/unreadMessages';
import { PodMeeting } from './meeting/PodMeeting';
import { PodCardHeader } from './PodCardHeader';
import classes from './pods.module.css';
import { useStepsEnabled } from './useStepsEnabled';
import { words } from './words.gen';
import { Recurrence } from '../meetings';

export function PodCard({ pod }: { pod: Pod }) {
  const withSteps = useStepsEnabled(pod.membershipId);
  return (
    <Card as="li">
      <div className={classes.card}>
        <PodCardHeader
          name={pod.name}
          to={pathTo(paths.pod, { pod: pod.id })}
          role={pod.myRole}
          meeting={pod.scheduledMeeting}
          subtitle={pod.membershipName}
          membershipId={pod.membershipId}
        />
        <PodMeeting pod={pod} recurrence={<Recurrence meeting={pod.scheduledMeeting} />} />
        {pod.can.seeSteps && withSteps && (
          <div className={classes.step}>
            <p className={classes.quiet}>{words.view.step}</p>
            <MyCurrentStep podId={pod.id} />
          </div>
        )}
        {pod.channelId !== undefined && <UnreadLink channelId={pod.channelId} />}
      </div>
    </Card>
  );
}

function UnreadLink({ channelId }: { channelId: string }) {
  const { data: channels = [] } = useListMyChannelsQuery();
  const unread = channels.find(({ id }) => id === channelId)?.unread ?? 0;
  return (
    <ChatLink to={pathTo(paths.chat, { channel: channelId })}>
      {unread > 0 ? unreadMessages(unread) : words.chat}
    </ChatLink>
  );
}
