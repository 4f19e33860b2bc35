import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Membership } from '../../contract/entities.gen';
import { announcementSchema, MAX_TEXT_LENGTH, type AnnouncementValues } from '../../domain/announcements/forms';
import { paths, pathTo, readChosenMembers } from '../../domain/links';
import { membershipPlaces } from '../ui/places/places';
import { membershipCrumbs, WithMembership } from '../memberships';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { ReportValues } from '../ui/form/ReportValues';
import { TextareaField } from '../ui/form/TextareaField';
import { TextField } from '../ui/form/TextField';
import { FormPage } from '../ui/pages/FormPage';
import { AudienceFields } from './AudienceFields';
import { ConfirmAnnouncement } from './ConfirmAnnouncement';
import { announcementDraft } from './draft';
import { words } from './words.gen';

const text = words.form;

const stepKey = 'step';
const CONFIRM = 'confirm';

const empty: AnnouncementValues = {
  title: '',
  text: '',
  audience: { kind: 'EVERYONE', podIds: [], memberIds: [] },
};

/** The step is in the address; the values are kept in this tab. */
export function AddAnnouncementPage() {
  return (
    <WithMembership can="edit">
      {(membership) => <AddAnnouncement key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

const isForEveryone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'everyone' in state && state.everyone === true;

function useDraft(membershipId: string) {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [values, setValues] = useState<AnnouncementValues>(() => {
    const draft = { ...empty, ...announcementDraft.load(membershipId) };
    if (isForEveryone(state)) return { ...draft, audience: empty.audience };
    const memberIds = readChosenMembers(query, state);
    // After a reload, the draft already contains them; another audience may have been chosen since.
    const isNew = memberIds.length > 0 && memberIds.join() !== draft.audience.memberIds.join();
    return isNew ? { ...draft, audience: { kind: 'MEMBERS', podIds: [], memberIds } } : draft;
  });
  const keep = useCallback((changed: AnnouncementValues) => setValues(changed), []);
  useEffect(() => announcementDraft.save(membershipId, values, empty), [membershipId, values]);
  return { values, keep };
}

function AddAnnouncement({ membership }: { membership: Membership }) {
  const { id } = membership;
  const { values, keep } = useDraft(id);
  const [query, setQuery] = useSearchParams();
  const list = pathTo(paths.announcements, { membership: id });
  const crumbs = membershipCrumbs(
    membership,
    { label: membershipPlaces.announcements.name, to: list },
    { label: words.add },
  );
  if (query.get(stepKey) === CONFIRM && announcementSchema.isValidSync(values)) {
    return <ConfirmAnnouncement membershipId={id} values={announcementSchema.cast(values)} crumbs={crumbs} />;
  }
  const goOn = () => {
    const next = new URLSearchParams(query);
    next.set(stepKey, CONFIRM);
    setQuery(next);
    return Promise.resolve();
  };
  return (
    <FormPage title={words.add} crumbs={crumbs}>
      <Form guard="kept" initialValues={values} schema={announcementSchema} onSubmit={goOn}>
        <TextField name="title" label={text.title} />
        <TextareaField name="text" label={text.text} description={text.textHelp} rows={10} maximum={MAX_TEXT_LENGTH} />
        <AudienceFields membershipId={id} />
        <ReportValues onValues={keep} />
        <FormActions submit={text.submit} cancelTo={list} sticky />
      </Form>
    </FormPage>
  );
}
