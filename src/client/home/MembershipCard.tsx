import { Anchor } from '@mantine/core';
import { isFeatureOn } from '../../domain/memberships/settings';
import type { Membership } from '../../contract/entities.gen';
import { useGetPlatformSettingsQuery } from '../api/membershipsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/pages/Card';
import { CardSteps } from './CardSteps';
import classes from './MembershipCard.module.css';
import {
  MembershipLogo,
  MembershipRoles,
  externalLinksFor,
  pageLinksFor,
  membershipWords as words,
} from '../memberships';
import { NextInMembership } from './NextInMembership';
import { NoPodYet } from './NoPodYet';
import { StaffTasksList } from './StaffTasksList';
import { UnreadLink } from './UnreadLink';
import type { HomeCard } from './homeCards';

const text = words.card;

/** A membership: the next meeting, the user's step, unread messages, staff tasks; then its pages. */
export function MembershipCard({ card }: { card: HomeCard }) {
  const { membership, pods, leaderPods, lacksPod, unread, tasks } = card;
  const withSteps = isFeatureOn('NextTinyStep', membership.features);
  return (
    <Card as="article">
      <div className={classes.card}>
        <CardTop membership={membership} />
        <NextInMembership pods={pods} leaderPods={leaderPods} />
        {lacksPod && <NoPodYet card={card} />}
        {withSteps && <CardSteps pods={pods.filter(({ can }) => can.seeSteps)} />}
        <UnreadLink channels={unread} />
        {tasks && <StaffTasksList membership={membership} tasks={tasks} />}
        <ul className={classes.pages} aria-label={text.pages(membership.name)}>
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

function CardTop({ membership }: { membership: Membership }) {
  return (
    <div className={classes.top}>
      <MembershipLogo membership={membership} size="head" />
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
    <ul className={classes.links} aria-label={text.links(membership.name)}>
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
