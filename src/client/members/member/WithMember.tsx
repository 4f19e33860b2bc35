import type { ReactNode } from 'react';
import type { Member, Membership } from '../../../contract/entities.gen';
import { useListMembersQuery } from '../../api/membersApi';
import { WithMembership } from '../../memberships';
import { BackTo } from '../../ui/pages/BackTo';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { SubjectState } from '../../ui/states/SubjectState';
import { useHeld } from '../../ui/states/useHeld';
import { useSubject } from '../../ui/states/useSubject';

interface WithMemberProps {
  /** The permission in the membership that the screen needs; none where it is for every member. */
  can?: keyof Membership['can'];
  /** Where it is to be chosen who is meant, when the address names nobody. */
  chooseAt: (membership: Membership) => string;
  /** What is said there. */
  choose: string;
  children: (member: Member, membership: Membership) => ReactNode;
}

/** Whom a screen is about: a person of a membership, both named by the address (rule platform.subjects). */
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
  const holder = useHeld<Member[]>();
  const members = useListMembersQuery({ id, userId });
  return (
    <SubjectState holder={holder} query={members} skeleton={<CardsSkeleton />}>
      {([member]) => (member ? then(member) : <NotFoundNotice />)}
    </SubjectState>
  );
}
