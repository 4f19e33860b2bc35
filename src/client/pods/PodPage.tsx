import { IconMessageCircle, IconUsersGroup } from '@tabler/icons-react';
import { openRoundAt } from '../../domain/rounds/openRound';
import { waitlistPositionText } from '../../domain/pods/seats';
import type { Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import {
  AddToCalendar,
  attendanceTitle,
  NextCantMakeIt,
  NextMeeting,
  PausedBadge,
  podEditPath,
  upcomingTitle,
  useRefetchAfterMeeting,
} from '../meetings';
import { CustomButtons, MembershipLogo, useMembership } from '../memberships';
import { MyCurrentStep, AgendaDownloads, StepCounts } from '../steps';
import { ButtonLink } from '../ui/ButtonLink';
import { CopyableLink } from '../ui/CopyableLink';
import { DetailPage } from '../ui/pages/DetailPage';
import { Section } from '../ui/pages/Section';
import { TextLink } from '../ui/TextLink';
import { useNow } from '../ui/useNow';
import { PendingLeadOffer } from './manage/PendingLeadOffer';
import { ManageSection, JoinOrLeaveSection } from './manage/PodManageSections';
import { maySeeMembers, PodMembersSection } from './people/PodMembersSection';
import { PodWaitlistSection } from './people/PodWaitlistSection';
import { WithPod } from './WithPod';
import { RoleBadge } from './PodCardHeader';
import classes from './pods.module.css';
import { useStepsEnabled } from './useStepsEnabled';
import { words } from './words';

const text = words.view;

export function PodPage() {
  return <WithPod>{(pod, refetch) => <PodDetails key={pod.id} pod={pod} refetch={refetch} />}</WithPod>;
}

function PodDetails({ pod, refetch }: { pod: Pod; refetch: () => unknown }) {
  useRefetchAfterMeeting([pod.scheduledMeeting], refetch);
  const withSteps = useStepsEnabled(pod.membershipId);
  const isInPod = pod.myRole !== undefined;
  return (
    <DetailPage
      title={pod.name}
      crumbs={[{ label: words.pods, to: paths.pods }, { label: pod.name }]}
      intro={<MembershipLine pod={pod} />}
      actions={<PrimaryAction pod={pod} />}
    >
      {pod.offeredTransferId && <PendingLeadOffer pod={pod} transferId={pod.offeredTransferId} />}
      <MyRole pod={pod} />
      {!isInPod && pod.can.edit && <ManageSection pod={pod} />}
      <Section title={text.meeting} action={<PausedBadge meeting={pod.scheduledMeeting} />}>
        <NextMeeting meeting={pod.scheduledMeeting} withFrequency editTo={podEditPath(pod)} meetingName={pod.name} />
        <NextCantMakeIt meeting={pod.scheduledMeeting} apologies={pod.apologies} />
        {pod.scheduledMeeting.recurring && (
          <p>
            <TextLink to={pathTo(paths.podMeetings, { pod: pod.id })}>{upcomingTitle}</TextLink>
          </p>
        )}
        {maySeeMembers(pod) && (
          <p>
            <TextLink to={pathTo(paths.podAttendance, { pod: pod.id })}>{attendanceTitle}</TextLink>
          </p>
        )}
        {pod.scheduledMeeting.thirdPartyMeetingLink !== undefined && (
          <CopyableLink
            link={pod.scheduledMeeting.thirdPartyMeetingLink}
            label={text.link}
            verb={text.copyLink}
            isMain={false}
          />
        )}
        {isInPod && pod.scheduledMeeting.nextMeeting !== undefined && (
          <AddToCalendar meetingId={pod.scheduledMeeting.id} />
        )}
        {withSteps && maySeeMembers(pod) && <AgendaDownloads podId={pod.id} />}
      </Section>
      {pod.can.seeSteps && withSteps && (
        <Section title={text.step}>
          <MyCurrentStep podId={pod.id} />
        </Section>
      )}
      {!isInPod && pod.can.edit && withSteps && (
        <Section title={text.steps}>
          <StepCounts podId={pod.id} />
        </Section>
      )}
      <PodMembersSection pod={pod} />
      {pod.can.edit && pod.waitlist > 0 && <PodWaitlistSection pod={pod} />}
      <MembershipLinks membershipId={pod.membershipId} />
      {isInPod && pod.can.edit && <ManageSection pod={pod} />}
      <JoinOrLeaveSection pod={pod} />
    </DetailPage>
  );
}

function MembershipLine({ pod: { membershipId, membershipName } }: { pod: Pod }) {
  return (
    <span className={classes.membership}>
      <MembershipLogo membership={useMembership(membershipId)} size="line" />
      {membershipName}
    </span>
  );
}

function MyRole({ pod }: { pod: Pod }) {
  const { myRole, myWaitlistPosition } = pod;
  if (myWaitlistPosition !== undefined) return <strong>{waitlistPositionText(myWaitlistPosition)}</strong>;
  if (myRole === undefined || myRole === 'participant') return null;
  return (
    <div>
      <RoleBadge role={myRole} />
    </div>
  );
}

/** In the pod, meeting mode while it is open, otherwise chat; outside it, managing for staff, joining for others. */
function PrimaryAction({ pod }: { pod: Pod }) {
  const here = { pod: pod.id };
  const now = useNow();
  const isMeeting = pod.myRole !== undefined && openRoundAt(pod.scheduledMeeting, now) !== undefined;
  const meetingMode = isMeeting && (
    <ButtonLink to={pathTo(paths.podMeeting, here)} leftSection={<IconUsersGroup size="1.25rem" aria-hidden />}>
      {text.meetingMode}
    </ButtonLink>
  );
  if (pod.channelId !== undefined) {
    return (
      <>
        {meetingMode}
        <ButtonLink
          to={pathTo(paths.chat, { channel: pod.channelId })}
          variant={isMeeting ? 'default' : 'filled'}
          leftSection={<IconMessageCircle size="1.25rem" aria-hidden />}
        >
          {words.chat}
        </ButtonLink>
      </>
    );
  }
  if (meetingMode) return meetingMode;
  if (pod.can.edit) return null;
  if (pod.can.join) return <ButtonLink to={pathTo(paths.podsConfirmJoinPod, here)}>{words.list.join}</ButtonLink>;
  if (pod.can.joinWaitlist) {
    return <ButtonLink to={pathTo(paths.podsConfirmJoinWaitlist, here)}>{words.list.joinWaitlist}</ButtonLink>;
  }
  return null;
}

function MembershipLinks({ membershipId }: { membershipId: string }) {
  const membership = useMembership(membershipId);
  const buttons = membership?.customButtons.filter(({ placement }) => placement === 'VIEW_POD') ?? [];
  return <CustomButtons title={text.more} buttons={buttons} />;
}
