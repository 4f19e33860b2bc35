import { Anchor } from '@mantine/core';
import { isFeatureOn } from '../../domain/memberships/settings';
import type { Membership, Pod, Channel, LeaderPod } from '../../contract/entities.gen';
import { useGetPlatformSettingsQuery } from '../api/membershipsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/pages/Card';
import {
  MembershipLogo,
  MembershipRoles,
  externalLinksFor,
  pageLinksFor,
  membershipWords as words,
} from '../memberships';
import { MyCurrentStep } from '../steps';
import { pathTo, paths } from '../../domain/links';
import { ChatLink } from '../ui/ChatLink';
import { unreadMessages } from '../ui/unreadMessages';
import { NextMeeting, soonest, withPagePaths } from '../meetings';
import { PodGreeting, PodMeeting } from '../pods';
import { isNewcomer } from '../../domain/pods/newcomer';
import { TextLink } from '../ui/TextLink';
import { useNow } from '../ui/useNow';
import classes from './MembershipCard.module.css';
import { NoPodYet } from './NoPodYet';
import { PodOffers } from './PodOffers';
import { StaffTasksList } from './StaffTasksList';
import type { HomeCard } from './homeCards';

const text = words.card;

interface MembershipCardProps {
  card: HomeCard;
  /** The meeting is then the heading, and the membership's name a line above it. */
  isOnly: boolean;
  hasChecklist: boolean;
}

export function MembershipCard({ card, isOnly, hasChecklist }: MembershipCardProps) {
  const { membership, pods, leaderPods, lacksPod, unread, tasks, reports } = card;
  const withSteps = isFeatureOn('NextTinyStep', membership.features);
  return (
    <Card as="article">
      <div className={classes.card} data-only={isOnly || undefined}>
        <CardTop membership={membership} isOnly={isOnly} />
        <NextInMembership pods={pods} leaderPods={leaderPods} />
        <PodOffers membership={membership} pods={pods} hasTasks={tasks !== undefined} />
        {lacksPod && <NoPodYet card={card} />}
        {withSteps && <CardSteps pods={pods.filter(({ can }) => can.seeSteps)} />}
        <UnreadLink channels={unread} />
        {tasks && <StaffTasksList {...{ membership, tasks, reports, hasChecklist }} />}
        <ul className={classes.pages} aria-label={text.pages({ name: membership.name })}>
          {pageLinksFor(membership, pods.length > 0).map(({ label, to }) => (
            <li key={label}>
              <ButtonLink variant="subtle" size="sm" to={to}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <OutsideLinks membership={membership} />
      </div>
    </Card>
  );
}

function CardTop({ membership, isOnly }: { membership: Membership; isOnly: boolean }) {
  return (
    <div className={classes.top}>
      <MembershipLogo membership={membership} size={isOnly ? 'line' : 'head'} />
      <div className={classes.names}>
        <h2 className={classes.name}>{membership.name}</h2>
        <div className={classes.roles}>
          <MembershipRoles membership={membership} />
        </div>
      </div>
    </div>
  );
}

function OutsideLinks({ membership }: { membership: Membership }) {
  const { data: platform } = useGetPlatformSettingsQuery();
  const links = externalLinksFor(membership, platform);
  if (links.length === 0) return null;
  return (
    <ul className={classes.links} aria-label={text.links({ name: membership.name })}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Anchor href={to} target="_blank" rel="noreferrer">
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function CardSteps({ pods }: { pods: readonly Pod[] }) {
  return pods.map(({ id, name }) => (
    <div key={id} className={classes.part}>
      <h3>{pods.length > 1 ? words.card.stepIn({ pod: name }) : words.card.step}</h3>
      <MyCurrentStep podId={id} />
    </div>
  ));
}

/** Links to the chat, or to the list if several chats have unread messages. */
function UnreadLink({ channels }: { channels: readonly Channel[] }) {
  const [first, ...others] = channels;
  if (!first) return null;
  const unread = channels.reduce((sum, channel) => sum + channel.unread, 0);
  return (
    <ChatLink to={others.length > 0 ? paths.chats : pathTo(paths.chat, { channel: first.id })}>
      {unreadMessages(unread)}
    </ChatLink>
  );
}

interface NextInMembershipProps {
  pods: readonly Pod[];
  leaderPods: readonly LeaderPod[];
}

function NextInMembership({ pods, leaderPods }: NextInMembershipProps) {
  const now = useNow();
  const joined = pods.find((pod) => isNewcomer(pod, now));
  const others = joined ? pods.filter((pod) => pod !== joined) : pods;
  const next = soonest(withPagePaths(others, leaderPods), now);
  return (
    <>
      {joined && (
        <div className={classes.part}>
          <h3>
            {text.youAreIn}
            <TextLink to={pathTo(paths.pod, { pod: joined.id })}>{joined.name}</TextLink>
          </h3>
          <PodGreeting pod={joined} />
        </div>
      )}
      {next && (
        <div className={classes.part}>
          <h3>
            <TextLink to={next.to}>{next.pod ? next.name : text.leaderMeeting}</TextLink>
          </h3>
          {next.pod ? (
            <PodMeeting pod={next.pod} />
          ) : (
            <NextMeeting meeting={next.scheduledMeeting} editTo={next.editTo} meetingName={next.name} />
          )}
        </div>
      )}
    </>
  );
}
