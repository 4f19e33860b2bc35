import { skipToken } from '@reduxjs/toolkit/query';
import type { Membership } from '../../contract/entities.gen';
import { useGetMembershipQuery } from '../api/membershipsApi';
import { useSubject } from '../ui/useSubject';
import { paths } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { FieldsSkeleton } from '../ui/skeletons';
import { FormPage } from '../ui/FormPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { MembershipSelect } from './MembershipSelect';
import { NewPod } from './NewPod';
import { useMyMemberships } from './useMyMemberships';
import { words } from './words';

const text = words.form;
const crumbs = [{ label: words.pods, to: paths.pods }, { label: text.addTitle }];

/** /pods/add, in the membership of the address, or the first in which one may (specification 2, decision 26). */
export function AddPodPage() {
  const { id, unreadable } = useSubject('membership');
  const mine = useMyMemberships();
  // It may be of another business than the one that is selected.
  const named = useGetMembershipQuery(id ? { id } : skipToken);
  if (unreadable) return <NotFoundNotice />;
  return (
    <FormPage title={text.addTitle} crumbs={crumbs} intro={text.addIntro}>
      {id ? (
        <QueryState query={named} skeleton={<FieldsSkeleton />}>
          {(membership) => <AddIn membership={membership} memberships={mine.data ?? []} />}
        </QueryState>
      ) : (
        <QueryState query={mine} skeleton={<FieldsSkeleton />}>
          {(all) => <AddIn membership={all.find(({ can }) => can.addPod)} memberships={all} />}
        </QueryState>
      )}
    </FormPage>
  );
}

interface AddInProps {
  membership: Membership | undefined;
  memberships: readonly Membership[];
}

function AddIn({ membership, memberships }: AddInProps) {
  if (!membership?.can.addPod) {
    return (
      <EmptyState title={text.mayNot} action={<ButtonLink to={paths.pods}>{text.toPods}</ButtonLink>}>
        {text.mayNotWhy}
      </EmptyState>
    );
  }
  const choices = memberships.filter(({ can }) => can.addPod);
  return (
    <>
      <MembershipSelect memberships={choices} chosen={membership.id} subject="membership" />
      <NewPod key={membership.id} membership={membership} />
    </>
  );
}
