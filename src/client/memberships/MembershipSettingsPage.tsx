import { useState } from 'react';
import { membershipEditSchema, type MembershipValues } from '../../domain/memberships/forms';
import type { Membership } from '../../contract/entities.gen';
import { useUpdateMembershipMutation } from '../api/membershipsApi';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { AlsoUnsavedContext, UnsavedChangesGuard } from '../ui/form/UnsavedChangesGuard';
import { FormPage } from '../ui/FormPage';
import { showSaved } from '../ui/showMessage';
import { Section } from '../ui/Section';
import { DeletionSection } from './DeletionSection';
import { LogoSection } from './LogoSection';
import { DetailsFields, LinksFields, PodsFields } from './MembershipFields';
import { membershipCrumbs } from './membershipCrumbs';
import { WithMembership } from './WithMembership';
import { membershipAliases, membershipInputOf, membershipValues, notInForm } from './membershipValues';
import { words } from './words';

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
  // As it was when the form was opened: one that comes first once another is deleted is still not in the form.
  const [unseenButtons] = useState(() => notInForm(membership.customButtons));
  const [isLogoChosen, setLogoChosen] = useState(false);
  const save = async (values: MembershipValues) => {
    await updateMembership({
      id: membership.id,
      membershipUpdate: membershipInputOf(values, unseenButtons),
    }).unwrap();
    showSaved(text.saved);
  };
  return (
    <FormPage title={text.title} crumbs={membershipCrumbs(membership, { label: text.title })}>
      <LogoSection membership={membership} onUnsaved={setLogoChosen} />
      <AlsoUnsavedContext value={isLogoChosen}>
        <Form
          initialValues={membershipValues(membership)}
          schema={membershipEditSchema}
          onSubmit={save}
          aliases={membershipAliases}
          guard={UnsavedChangesGuard}
        >
          <Section title={words.wizard.steps[0]}>
            <DetailsFields />
          </Section>
          <Section title={words.wizard.steps[1]}>
            <LinksFields />
          </Section>
          <Section title={words.wizard.steps[2]}>
            <PodsFields />
          </Section>
          <FormActions submit={text.submit} sticky />
        </Form>
      </AlsoUnsavedContext>
      {membership.can.delete && <DeletionSection membership={membership} />}
    </FormPage>
  );
}
