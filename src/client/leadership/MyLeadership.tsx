import { Anchor } from '@mantine/core';
import type { Membership, PlatformSetting } from '../../contract/entities.gen';
import { settingInForce } from '../../domain/memberships/settings';
import { isHttpLink, pathTo, paths } from '../../domain/links';
import { useGetPlatformSettingsQuery } from '../api/membershipsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';
import classes from './leadership.module.css';
import { words } from './words';

const text = words.mine;

type LinkName = Extract<PlatformSetting['name'], 'LeaderTrainingLink' | 'LeaderAgreementLink'>;

const outside: { name: LinkName; label: string }[] = [
  { name: 'LeaderTrainingLink', label: text.training },
  { name: 'LeaderAgreementLink', label: text.agreement },
];

/** Training and agreement are for who leads or may. */
function useLinks({ leader, leaderStatus, settings }: Membership): { label: string; href: string }[] {
  const { data: platform = [] } = useGetPlatformSettingsQuery();
  if (!leader && leaderStatus !== 'APPROVED' && leaderStatus !== 'SIGNED_OFF') return [];
  return outside
    .map(({ name, label }) => ({ label, href: settingInForce(name, settings, platform) }))
    .filter(({ href }) => isHttpLink(href));
}

/** How far one is on the way to leading a pod, in each membership, and the next step there. */
export function MyLeadership({ memberships }: { memberships: readonly Membership[] }) {
  const mine = memberships.filter(({ leaderStatus }) => leaderStatus !== undefined);
  if (mine.length === 0) return null;
  return (
    <Section title={text.title}>
      <ul className={classes.rows}>
        {mine.map((membership) => (
          <li key={membership.id}>
            <b>{membership.name}</b>
            <p className={classes.quiet}>
              {membership.leader ? text.leads : text.status[membership.leaderStatus ?? 'NONE']}
            </p>
            <NextStep membership={membership} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NextStep({ membership }: { membership: Membership }) {
  const { id, name, can, leader, leaderStatus } = membership;
  const links = useLinks(membership);
  return (
    <div className={classes.links}>
      {can.requestLeadership && (
        <ButtonLink
          to={pathTo(paths.requestLeadership, { membership: id })}
          variant="default"
          size="sm"
          aria-label={text.applyWhich(name)}
        >
          {text.apply}
        </ButtonLink>
      )}
      {leaderStatus === 'APPROVED' && (
        <ButtonLink to={paths.leaderConfirmTraining} variant="default" size="sm">
          {text.confirmTraining}
        </ButtonLink>
      )}
      {!leader && can.leadNewPod && (
        <ButtonLink to={pathTo(paths.podsAdd, { membership: id })} variant="default" size="sm">
          {text.addPod}
        </ButtonLink>
      )}
      {links.map(({ label, href }) => (
        <Anchor key={label} href={href} target="_blank" rel="noreferrer">
          {label}
        </Anchor>
      ))}
    </div>
  );
}
