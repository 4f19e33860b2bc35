import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Membership, Pod } from '../../../contract/entities.gen';
import { useCheckEmailInvitationsMutation } from '../../api/membershipsApi';
import { useListPodsQuery } from '../../api/podsApi';
import { MAX_INVITATIONS } from '../../../domain/memberships/emailInvitations';
import { readInvitations, type ReadInvitations } from '../../../domain/memberships/readInvitations';
import type { InvitePeopleValues } from '../../../domain/memberships/invitePeopleForm';
import { paths } from '../../../domain/links';
import { DEFAULT_LANGUAGE, knownLanguage } from '../../../domain/text/languages';
import { LANGUAGE } from '../../ui/language';
import { showMessage } from '../../ui/messages/showMessage';
import { QueryState } from '../../ui/states/QueryState';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { useSubject } from '../../ui/states/useSubject';
import { WithMembership } from '../WithMembership';
import { askOf } from './askOf';
import { CheckedPeople, type CheckedList } from './CheckedPeople';
import { invitePeopleDraft } from './draft';
import { words } from './invitePeopleWords.gen';
import { readText } from './readText';
import { PeopleForm } from './PeopleForm';
import { useInvite } from './useInvite';

/** More than almost any membership has; further pods can't be named in a list. */
const MAX_PODS = 500;

/** Checks the list before anything is sent (rule memberships.emailInvitations). */
export function InvitePeoplePage() {
  return (
    <WithMembership can="manageInvites">
      {(membership) => <InvitePeople key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

function InvitePeople({ membership }: { membership: Membership }) {
  const pods = useListPodsQuery({ id: membership.id, filter: 'all', limit: MAX_PODS });
  return (
    <QueryState query={pods} skeleton={<FieldsSkeleton />}>
      {(known) => <Steps membership={membership} pods={known} />}
    </QueryState>
  );
}

function sentText([one, ...others]: readonly { email: string }[]): string {
  if (one && others.length === 0) return words.first.sent({ address: one.email });
  return words.first.sentToMany({ count: others.length + 1 });
}

const STEP = 'step';
const CHECKED = 'checked';

const empty: InvitePeopleValues = {
  people: '',
  role: 'Participant',
  podId: '',
  language: knownLanguage(LANGUAGE) ?? DEFAULT_LANGUAGE,
};

/** The address has the step, so that Back leads to the list; the tab keeps the typed text. */
function Steps({ membership, pods }: { membership: Membership; pods: readonly Pod[] }) {
  const { id } = membership;
  const { id: podId } = useSubject('pod');
  // The pod that the page follows (rule memberships.firstInvitations).
  const newPod = pods.find((pod) => pod.id === podId);
  const sendTo = useInvite(id);
  const [checkInvitations] = useCheckEmailInvitationsMutation();
  const [values, setValues] = useState<InvitePeopleValues>(() => {
    const kept = invitePeopleDraft.load(id);
    if (!newPod) return { ...empty, ...kept };
    // A list for other people stays with the page that shows it.
    return { ...empty, ...(kept?.podId === newPod.id && kept), role: 'Participant', podId: newPod.id };
  });
  const [file, setFile] = useState<File>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [checked, setChecked] = useState<CheckedList>();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();

  const keep = useCallback(
    (changed: InvitePeopleValues) => {
      setValues(changed);
      invitePeopleDraft.save(id, changed, { ...empty, podId: newPod?.id ?? '' });
      // Forward must not lead to the result of another list.
      setChecked(undefined);
    },
    [id, newPod?.id],
  );
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setUnreadable(false);
    setChecked(undefined);
  };
  const check = async (given: InvitePeopleValues) => {
    const text = file ? await readText(file) : given.people;
    setUnreadable(text === undefined);
    if (text === undefined) return;
    const options = { role: given.role, podId: given.podId || undefined, pods };
    const read = readInvitations(text, options);
    const { people } = read;
    const isAsked = people.length > 0 && people.length <= MAX_INVITATIONS;
    const problems = isAsked ? await checkInvitations(askOf(id, people, given.language)).unwrap() : [];
    const list = listOf(read, problems);
    if (newPod && isClearFor(newPod, list)) {
      await sendTo(people, given.language);
      await navigate(paths.memberships, { replace: true });
      return showMessage(sentText(people));
    }
    setChecked(list);
    const next = new URLSearchParams(address);
    next.set(STEP, CHECKED);
    setAddress(next);
  };

  // A reload loses the result of the check.
  if (checked && address.get(STEP) === CHECKED) {
    return (
      <CheckedPeople
        membership={membership}
        pods={pods}
        list={checked}
        language={values.language}
        onBack={() => void navigate(-1)}
      />
    );
  }
  return (
    <PeopleForm
      membership={membership}
      pods={pods}
      newPod={newPod}
      values={values}
      onValues={keep}
      file={file}
      isUnreadable={isUnreadable}
      onFile={choose}
      onSubmit={check}
    />
  );
}

/** Nothing that somebody should look at before people are mailed: all get a place in this pod. */
const isClearFor = ({ id, seatsAvailable }: Pod, { ready, leftOut, notUsed }: CheckedList): boolean =>
  leftOut.length === 0 &&
  notUsed.length === 0 &&
  ready.length > 0 &&
  ready.length <= seatsAvailable &&
  ready.every(({ person, warning }) => warning === undefined && person.role === 'Participant' && person.podId === id);

const isOnlyWarning = (reason: string): reason is 'POD_FULL' | 'POD_PAUSED' =>
  reason === 'POD_FULL' || reason === 'POD_PAUSED';

function listOf(
  { people, unreadable, notUsed }: ReadInvitations,
  problems: readonly { index: number; reason: CheckedList['leftOut'][number]['reason'] }[],
): CheckedList {
  const reasons = new Map(problems.map(({ index, reason }) => [index, reason]));
  const ready: CheckedList['ready'] = [];
  const leftOut: CheckedList['leftOut'] = [...unreadable];
  for (const [index, person] of people.entries()) {
    const reason = reasons.get(index);
    if (reason === undefined) ready.push({ person });
    else if (isOnlyWarning(reason)) ready.push({ person, warning: reason });
    else leftOut.push({ row: person.row, text: person.email, reason });
  }
  return { ready, leftOut: leftOut.sort((a, b) => a.row - b.row), notUsed };
}
