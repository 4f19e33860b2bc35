import { Anchor } from '@mantine/core';
import type { Membership, PlatformSetting } from '../../contract/entities.gen';
import { leaderTexts } from '../../domain/memberships/settings';
import { pathTo, paths } from '../../domain/links';
import { useGetPlatformSettingsQuery } from '../api/membershipsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { LoadError } from '../ui/states/LoadError';
import { Section } from '../ui/pages/Section';
import classes from './leadership.module.css';
import { words } from './words.gen';

const text = words.mine;

export function MyLeadership({ memberships }: { memberships: readonly Membership[] }) {
  const { data, error, refetch } = useGetPlatformSettingsQuery();
  const mine = memberships.filter(({ leaderStatus }) => leaderStatus !== undefined);
  if (mine.length === 0) return null;
  return (
    <Section title={text.title}>
      {error !== undefined && <LoadError error={error} onRetry={refetch} title={text.partlyLoaded} />}
      <ul className={classes.rows}>
        {mine.map((membership) => (
          <li key={membership.id}>
            <b>{membership.name}</b>
            <p className={classes.quiet}>
              {membership.leader ? text.leads : text.status[membership.leaderStatus ?? 'NONE']}
            </p>
            <NextStep membership={membership} platform={data} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface NextStepProps {
  membership: Membership;
  platform: readonly PlatformSetting[] | undefined;
}

function NextStep({ membership, platform }: NextStepProps) {
  const { id, businessId, name, can, leader, leaderStatus } = membership;
  const { training, agreement } = leaderTexts(membership, platform);
  const links = [
    { label: text.training, href: training },
    { label: text.agreement, href: agreement },
  ].filter(({ href }) => href !== '');
  return (
    <div className={classes.links}>
      {can.requestLeadership && (
        <ButtonLink
          to={pathTo(paths.requestLeadership, { membership: id })}
          variant="default"
          size="sm"
          aria-label={text.applyWhich({ membership: name })}
        >
          {text.apply}
        </ButtonLink>
      )}
      {leaderStatus === 'APPROVED' && (
        <ButtonLink to={pathTo(paths.leaderConfirmTraining, { business: businessId })} variant="default" size="sm">
          {text.confirmTraining}
        </ButtonLink>
      )}
      {!leader && can.leadNewPod && (
        <ButtonLink to={pathTo(paths.podsAdd, { membership: id })} variant="default" size="sm">
          {text.addPod}
        </ButtonLink>
      )}
      {links.map(({ label, href }) => (
        <Anchor key={label} className={classes.link} href={href} target="_blank" rel="noreferrer">
          {label}
        </Anchor>
      ))}
    </div>
  );
}
