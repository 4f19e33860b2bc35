import { IconMessageCircle } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { openRoundAt } from '../../domain/rounds/openRound';
import type { Pod } from '../../contract/entities.gen';
import { apiLinks, CHECKLIST_PANEL, pathTo, paths, queryKeys } from '../../domain/links';
import { membershipPlaces } from '../ui/places/places';
import { PausedBadge, useRefetchAfterMeeting, Recurrence } from '../meetings';
import { CustomButtons, MembershipLogo, useMembership } from '../memberships';
import { MyCurrentStep, StepCounts } from '../steps';
import { ButtonLink } from '../ui/ButtonLink';
import { DetailPage } from '../ui/pages/DetailPage';
import { Section } from '../ui/pages/Section';
import { FailureAlert } from '../ui/states/FailureAlert';
import { useDownload } from '../ui/useDownload';
import { useNow } from '../ui/useNow';
import { PendingLeadOffer } from './manage/PendingLeadOffer';
import { JoinOrLeaveSection } from './manage/JoinOrLeaveSection';
import { MeetingMenu } from './meeting/MeetingMenu';
import { PodMeeting } from './meeting/PodMeeting';
import { maySeeMembers, PodMembersSection } from './people/PodMembersSection';
import { PodWaitlistSection } from './people/PodWaitlistSection';
import { WithPod } from './WithPod';
import { RoleBadge } from './PodCardHeader';
import classes from './pods.module.css';
import { useStepsEnabled } from './useStepsEnabled';
import { words } from './words.gen';
import { words as waitlistWords } from '../ui/waitlistWords.gen';

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
      crumbs={[{ label: membershipPlaces.pods.name, to: paths.pods }, { label: pod.name }]}
      intro={<MembershipLine pod={pod} />}
      actions={<PageActions pod={pod} />}
    >
      {pod.offeredTransferId && <PendingLeadOffer pod={pod} transferId={pod.offeredTransferId} />}
      {pod.myWaitlistPosition !== undefined && (
        <strong>{waitlistWords.inQueue({ position: pod.myWaitlistPosition })}</strong>
      )}
      <div className={classes.columns}>
        <MeetingSection pod={pod} hasAgenda={withSteps && maySeeMembers(pod)} />
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
      </div>
      <div className={classes.columns}>
        <PodMembersSection pod={pod} withSteps={withSteps} />
        <div className={classes.aside}>
          {pod.can.edit && pod.waitlist > 0 && <PodWaitlistSection pod={pod} />}
          <MembershipLinks membershipId={pod.membershipId} />
          <JoinOrLeaveSection pod={pod} />
        </div>
      </div>
    </DetailPage>
  );
}

function MeetingSection({ pod, hasAgenda }: { pod: Pod; hasAgenda: boolean }) {
  const [query] = useSearchParams();
  const isAgendaOpened = hasAgenda && query.get(queryKeys.panel) === CHECKLIST_PANEL;
  const downloads = useDownload(isAgendaOpened ? apiLinks.agenda(pod.id, 'html') : undefined);
  return (
    <Section
      title={text.meeting}
      action={
        <span className={classes.sectionActs}>
          <PausedBadge meeting={pod.scheduledMeeting} />
          <MeetingMenu pod={pod} hasAgenda={hasAgenda} hasAttendance={maySeeMembers(pod)} downloads={downloads} />
        </span>
      }
    >
      {downloads.failure && <FailureAlert {...downloads.failure} />}
      <PodMeeting pod={pod} recurrence={<Recurrence meeting={pod.scheduledMeeting} />} isWhole />
    </Section>
  );
}

function MembershipLine({ pod: { membershipId, membershipName, myRole } }: { pod: Pod }) {
  return (
    <span className={classes.membership}>
      <MembershipLogo membership={useMembership(membershipId)} size="line" />
      {membershipName}
      <RoleBadge role={myRole} />
    </span>
  );
}

/** The main action is Chat, or Join in the card while the pod meets; outside it, managing for staff, joining for others. */
function PageActions({ pod }: { pod: Pod }) {
  const { can, channelId, myRole } = pod;
  const here = { pod: pod.id };
  const now = useNow();
  const isMeeting = myRole !== undefined && openRoundAt(pod.scheduledMeeting, now) !== undefined;
  return (
    <>
      {channelId !== undefined && (
        <ButtonLink
          to={pathTo(paths.chat, { channel: channelId })}
          variant={isMeeting ? 'default' : 'filled'}
          leftSection={<IconMessageCircle size="1.25rem" aria-hidden />}
        >
          {words.chat}
        </ButtonLink>
      )}
      {can.edit && (
        <ButtonLink to={pathTo(paths.podsAdmin, here)} variant={myRole === undefined ? 'filled' : 'default'}>
          {text.managePod}
        </ButtonLink>
      )}
      {!can.edit && can.join && <ButtonLink to={pathTo(paths.podsConfirmJoinPod, here)}>{words.list.join}</ButtonLink>}
      {!can.edit && can.joinWaitlist && (
        <ButtonLink to={pathTo(paths.podsConfirmJoinWaitlist, here)}>{words.list.joinWaitlist}</ButtonLink>
      )}
    </>
  );
}

function MembershipLinks({ membershipId }: { membershipId: string }) {
  const membership = useMembership(membershipId);
  const buttons = membership?.customButtons.filter(({ placement }) => placement === 'VIEW_POD') ?? [];
  return <CustomButtons title={text.more} buttons={buttons} />;
}
