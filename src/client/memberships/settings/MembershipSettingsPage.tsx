import { useState } from 'react';
import { membershipPlaces } from '../../ui/places/places';
import { membershipEditSchema, type MembershipValues } from '../../../domain/memberships/forms';
import type { Membership } from '../../../contract/entities.gen';
import { membershipsApi, useUpdateMembershipMutation } from '../../api/membershipsApi';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { AlsoUnsavedContext, UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { changedParts } from '../../ui/form/rebase';
import { useEdited } from '../../ui/form/useEdited';
import { FormPage } from '../../ui/pages/FormPage';
import { showSaved } from '../../ui/messages/showMessage';
import { Section } from '../../ui/pages/Section';
import { LogoSection } from '../logo/LogoSection';
import { membershipCrumbs } from '../membershipCrumbs';
import { WithMembership } from '../WithMembership';
import { words } from '../words.gen';
import { DeletionSection } from './DeletionSection';
import { DetailsFields, LinksFields, PodsFields, TurnMinutesField } from './MembershipFields';
import { AgreementsSection } from './AgreementsSection';
import { OwnWordsSection } from './OwnWordsSection';
import {
  membershipAliases,
  membershipInputOf,
  membershipFieldGroups,
  membershipValues,
  hiddenButtons,
} from './membershipValues';

const text = words.settings;

export function MembershipSettingsPage() {
  return (
    <WithMembership can="edit">
      {(membership) => <Settings key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

function Settings({ membership }: { membership: Membership }) {
  const [updateMembership] = useUpdateMembershipMutation();
  const [getMembership] = membershipsApi.useLazyGetMembershipQuery();
  // As they were when the form opened: when another button is deleted, a hidden one that moves up still isn't in the
  // form.
  const [unseenButtons] = useState(() => hiddenButtons(membership.customButtons));
  const [isLogoChosen, setLogoChosen] = useState(false);
  const { id } = membership;
  const edited = useEdited(membership, membershipValues, () => getMembership({ id }).unwrap());
  const save = async (values: MembershipValues) => {
    const untouched = membershipInputOf(edited.base(), unseenButtons);
    const changes = changedParts(membershipInputOf(values, unseenButtons), untouched);
    const membershipUpdate = { ...changes, version: edited.version() };
    edited.saved(await updateMembership({ id, membershipUpdate }).unwrap());
    showSaved(text.saved);
  };
  return (
    <FormPage
      title={membershipPlaces.settings.name}
      crumbs={membershipCrumbs(membership, { label: membershipPlaces.settings.name })}
    >
      <LogoSection membership={membership} onUnsaved={setLogoChosen} />
      <AlsoUnsavedContext value={isLogoChosen}>
        <Form
          initialValues={edited.initialValues}
          latest={edited.latest}
          units={membershipFieldGroups}
          schema={membershipEditSchema}
          onSubmit={save}
          aliases={membershipAliases}
          guard={UnsavedChangesGuard}
          draft={formDraft(`membership.${id}`)}
        >
          <Section title={words.wizard.steps[0]}>
            <DetailsFields />
          </Section>
          <Section title={words.wizard.steps[1]}>
            <LinksFields />
          </Section>
          <Section title={words.wizard.steps[2]}>
            <PodsFields>
              <TurnMinutesField />
            </PodsFields>
          </Section>
          <FormActions submit={text.submit} sticky />
        </Form>
      </AlsoUnsavedContext>
      <OwnWordsSection membershipId={id} />
      <AgreementsSection membershipId={id} />
      {membership.can.delete && <DeletionSection membership={membership} />}
    </FormPage>
  );
}
