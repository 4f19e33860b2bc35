import { IconMessageCircle } from '@tabler/icons-react';
import type { LeaderPod } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { useListMyChannelsQuery } from '../../api/chatApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { DetailPage } from '../../ui/pages/DetailPage';
import { Section } from '../../ui/pages/Section';
import { TextLink } from '../../ui/TextLink';
import classes from '../meetings.module.css';
import { NextMeeting, PausedBadge } from '../form/MeetingTimes';
import { useRefetchAfterMeeting } from '../joining/useRefetchAfterMeeting';
import { words as meetingTitles } from '../occurrences/titleWords.gen';
import { words } from '../words.gen';
import { leaderPodEditPath } from './editPaths';
import { leaderPodCrumbs } from './leaderPodCrumbs';
import { WithLeaderPod } from './WithLeaderPod';
import { words as text } from './leaderPodWords.gen';
import { Recurrence } from '../form/RecurrenceText';

export function LeaderPodPage() {
  return (
    <WithLeaderPod>
      {(leaderPod, refetch) => <Details key={leaderPod.id} leaderPod={leaderPod} refetch={refetch} />}
    </WithLeaderPod>
  );
}

function Details({ leaderPod, refetch }: { leaderPod: LeaderPod; refetch: () => unknown }) {
  const { id, name, membershipName, scheduledMeeting, can } = leaderPod;
  useRefetchAfterMeeting([scheduledMeeting], refetch);
  const here = { leaderPod: id };
  return (
    <DetailPage
      title={name}
      crumbs={leaderPodCrumbs(leaderPod)}
      intro={membershipName}
      actions={<LeadersChat leaderPod={leaderPod} />}
    >
      <Section title={words.nextMeeting} action={<PausedBadge meeting={scheduledMeeting} />}>
        <NextMeeting
          meeting={scheduledMeeting}
          recurrence={<Recurrence meeting={scheduledMeeting} />}
          editTo={leaderPodEditPath(leaderPod)}
          meetingName={name}
        />
        {scheduledMeeting.recurring && (
          <p>
            <TextLink to={pathTo(paths.leaderPodMeetings, here)}>{meetingTitles.upcoming}</TextLink>
          </p>
        )}
      </Section>
      <Section
        title={text.participants}
        action={<TextLink to={pathTo(paths.leaderPodParticipants, here)}>{text.seeEveryone}</TextLink>}
      >
        <p>{text.whoAttends}</p>
      </Section>
      {can.edit && (
        <Section title={text.manage}>
          <div className={classes.actions}>
            <ButtonLink to={pathTo(paths.leaderPodsEdit, here)} variant="default">
              {text.edit}
            </ButtonLink>
            {can.delete && (
              <ButtonLink to={pathTo(paths.leaderPodsConfirmCancel, here)} variant="outline" color="red">
                {text.delete}
              </ButtonLink>
            )}
          </div>
        </Section>
      )}
    </DetailPage>
  );
}

function LeadersChat({ leaderPod: { membershipId } }: { leaderPod: LeaderPod }) {
  const { data: channels = [] } = useListMyChannelsQuery();
  const channel = channels.find((one) => one.leaderChannel && one.membershipId === membershipId);
  if (!channel) return null;
  return (
    <ButtonLink
      to={pathTo(paths.chat, { channel: channel.id })}
      leftSection={<IconMessageCircle size="1.25rem" aria-hidden />}
    >
      {text.chat}
    </ButtonLink>
  );
}
