import { Anchor } from '@mantine/core';
import { isHttpLink, membersPath, pathTo, paths } from '../../domain/links';
import { settingInForce } from '../../domain/memberships/settings';
import type { Membership, PlatformSetting } from '../../contract/entities.gen';
import { membershipLogoUrl, useGetPlatformSettingsQuery } from '../api/membershipsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import classes from './MembershipCard.module.css';
import { MembershipRoles } from './MembershipRoles';
import { words } from './words';

const text = words.card;

/** The pages outside that concern this person: the membership's own, else the platform's (rule memberships.cards). */
function linksFor(membership: Membership, platform: readonly PlatformSetting[]): { label: string; href: string }[] {
  const setting = (name: PlatformSetting['name']) => settingInForce(name, membership.settings, platform);
  const { owner, admin, leader, member, can } = membership;
  const staff = owner || admin;
  return [
    { label: text.adminOnboarding, href: staff ? setting('AdminOnboardingLink') : '' },
    { label: text.onboarding, href: member && !leader ? setting('ParticipantOnboardingLink') : '' },
    { label: text.training, href: leader || can.viewLeaderMeetings ? setting('LeaderTrainingLink') : '' },
    { label: text.leaderAgreement, href: leader ? setting('LeaderAgreementLink') : '' },
    { label: text.agreement, href: member && !leader ? setting('ParticipantAgreementLink') : '' },
    { label: text.website, href: membership.url ?? '' },
    { label: text.community, href: membership.communityUrl ?? '' },
  ].filter(({ href }) => isHttpLink(href));
}

/** One membership: the person's roles in it, the next thing to do there, and its own pages. */
export function MembershipCard({ membership }: { membership: Membership }) {
  const { id, name, hasLogo, logoVersion, can } = membership;
  const { data: platform = [] } = useGetPlatformSettingsQuery();
  const links = linksFor(membership, platform);
  return (
    <Card as="article">
      <div className={classes.top}>
        {hasLogo && (
          <img className={classes.logo} src={membershipLogoUrl(id, logoVersion)} alt="" width={56} height={56} />
        )}
        <div className={classes.names}>
          <h2 className={classes.name}>{name}</h2>
          <div className={classes.roles}>
            <MembershipRoles membership={membership} />
          </div>
        </div>
      </div>
      <div className={classes.acts}>
        <ButtonLink variant="light" to={pathTo(paths.pods, { membership: id })}>
          {text.pods}
        </ButtonLink>
        {can.manageMembers && (
          <ButtonLink variant="default" to={membersPath(id, 'people')}>
            {text.members}
          </ButtonLink>
        )}
        {can.manageInvites && (
          <ButtonLink variant="default" to={pathTo(paths.membershipInvites, { membership: id })}>
            {text.invites}
          </ButtonLink>
        )}
        {can.edit && (
          <ButtonLink variant="default" to={pathTo(paths.membershipSettings, { membership: id })}>
            {text.settings}
          </ButtonLink>
        )}
        {membership.member && can.joinPod && (
          <ButtonLink variant="default" to={pathTo(paths.podsJoin, { request: id })}>
            {text.joinPod}
          </ButtonLink>
        )}
      </div>
      {links.length > 0 && (
        <ul className={classes.links} aria-label={text.links(name)}>
          {links.map(({ label, href }) => (
            <li key={label}>
              <Anchor href={href} target="_blank" rel="noreferrer">
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
