import type { ReactNode } from 'react';
import type { Member, Membership } from '../../../contract/entities.gen';
import { useListMembersQuery } from '../../api/membersApi';
import { WithMembership } from '../../memberships';
import { BackTo } from '../../ui/pages/BackTo';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { SubjectState } from '../../ui/states/SubjectState';
import { useFrozenSubject } from '../../ui/states/useFrozenSubject';
import { useSubject } from '../../ui/states/useSubject';

interface WithMemberProps {
  can?: keyof Membership['can'];
  chooseAt: (membership: Membership) => string;
  choose: string;
  children: (member: Member, membership: Membership) => ReactNode;
}

/** The address names both the member and the membership (rule platform.subjects). */
export function WithMember({ can, chooseAt, choose, children }: WithMemberProps) {
  const { id, unreadable } = useSubject('person');
  if (unreadable) return <NotFoundNotice />;
  return (
    <WithMembership can={can}>
      {(membership) =>
        id ? (
          <Loaded
            key={`${membership.id} ${id}`}
            membership={membership}
            userId={id}
            then={(member) => children(member, membership)}
          />
        ) : (
          <BackTo to={chooseAt(membership)} notice={choose} />
        )
      }
    </WithMembership>
  );
}

interface LoadedProps {
  membership: Membership;
  userId: string;
  then: (member: Member) => ReactNode;
}

function Loaded({ membership: { id }, userId, then }: LoadedProps) {
  const holder = useFrozenSubject<Member[]>();
  const members = useListMembersQuery({ id, userId });
  return (
    <SubjectState frozenSubject={holder} query={members} skeleton={<CardsSkeleton />}>
      {([member]) => (member ? then(member) : <NotFoundNotice />)}
    </SubjectState>
  );
}
