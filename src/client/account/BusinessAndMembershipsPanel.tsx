import { Radio } from '@mantine/core';
import { useDispatch } from 'react-redux';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import type { Business, Membership, Pod } from '../../contract/entities.gen';
import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { useListMyPodsQuery } from '../api/podsApi';
import { mySettingsPath, pathTo, paths } from '../../domain/links';
import { businessPlaces } from '../ui/places/places';
import { MembershipRoles } from '../memberships';
import { selectBusiness, useSelectedBusiness, WithBusiness } from '../session';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { DisabledNotices } from '../ui/states/DisabledNotices';
import { EmptyState } from '../ui/states/EmptyState';
import { QueryState } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { RowsSkeleton } from '../ui/states/skeletons';
import { TextLink } from '../ui/TextLink';
import classes from './account.module.css';
import { words } from './words.gen';

const text = words.memberships;

const noPods: readonly Pod[] = [];

export function BusinessAndMembershipsPanel() {
  return (
    <WithBusiness skeleton={<RowsSkeleton count={2} />} none={<NoMemberships />}>
      {(business) => <MembershipsOf business={business} />}
    </WithBusiness>
  );
}

function MembershipsOf({ business }: { business: Business }) {
  const { businesses } = useSelectedBusiness();
  const memberships = useListMyMembershipsQuery({ id: business.id });
  const { data: pods = noPods, isLoading } = useListMyPodsQuery();
  return (
    <>
      <Section title={text.business}>
        <BusinessChoice business={business} businesses={businesses} />
        {business.can.viewAdmins && (
          <div>
            <ButtonLink to={mySettingsPath('business')} variant="default" size="sm">
              {businessPlaces.settings.name}
            </ButtonLink>
          </div>
        )}
      </Section>
      <Section title={text.mine}>
        <QueryState
          query={memberships}
          isWaiting={isLoading}
          skeleton={<RowsSkeleton count={2} />}
          isEmpty={(list) => list.length === 0}
          empty={business.can.addMembership ? <NoMembershipsYet /> : <NoMemberships />}
        >
          {(list) => (
            <ul className={classes.rows}>
              {list.map((membership) => (
                <MembershipRow
                  key={membership.id}
                  membership={membership}
                  pods={pods.filter(({ membershipId }) => membershipId === membership.id)}
                />
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
    </>
  );
}

const roleIn = ({ owner, admin }: Pick<Business, 'owner' | 'admin'>) =>
  owner ? text.roles.owner : admin ? text.roles.admin : text.roles.member;

function BusinessChoice({ business, businesses }: { business: Business; businesses: readonly Business[] }) {
  const dispatch = useDispatch();
  if (businesses.length < 2) {
    return (
      <p className={classes.row}>
        <b>{business.name}</b> <Badge>{roleIn(business)}</Badge>
      </p>
    );
  }
  return (
    <Radio.Group label={text.choose} value={business.id} onChange={(id) => selectBusiness(dispatch, id)}>
      <div className={classes.choices}>
        {businesses.map((one) => (
          <Radio key={one.id} value={one.id} label={one.name} description={roleIn(one)} />
        ))}
      </div>
    </Radio.Group>
  );
}

function MembershipRow({ membership, pods }: { membership: Membership; pods: readonly Pod[] }) {
  const { id, name, member, can } = membership;
  const subject = { membership: id };
  return (
    <li className={classes.pod}>
      <span className={classes.row}>
        <b>{name}</b>
        <MembershipRoles membership={membership} />
      </span>
      {pods.length > 0 && (
        <span className={classes.row}>
          {pods.map((pod) => (
            <TextLink key={pod.id} to={pathTo(paths.pod, { pod: pod.id })}>
              {pod.name}
            </TextLink>
          ))}
        </span>
      )}
      <span className={classes.links}>
        {member && <EndLink to={pathTo(paths.membershipLeave, subject)} verb={text.leave} name={name} />}
        {can.delete && <EndLink to={pathTo(paths.deleteMembership, subject)} verb={text.delete} name={name} />}
      </span>
    </li>
  );
}

function EndLink({ to, verb, name }: { to: string; verb: string; name: string }) {
  return (
    <ButtonLink to={to} variant="subtle" color="red" size="sm" aria-label={`${verb} ${name}`}>
      {verb}
    </ButtonLink>
  );
}

function NoMembershipsYet() {
  return (
    <EmptyState title={text.noneYet} action={<ButtonLink to={paths.membershipsAdd}>{text.add}</ButtonLink>}>
      {text.noneYetWhy}
    </EmptyState>
  );
}

/** Without a membership, the user can only wait for an invite or delete the account. */
function NoMemberships() {
  return (
    <DisabledNotices
      otherwise={
        <EmptyState title={text.none} action={<TextLink to={paths.deleteAccount}>{text.deleteAccount}</TextLink>}>
          {text.noneWhy}
        </EmptyState>
      }
    />
  );
}
