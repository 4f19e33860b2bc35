import { Button } from '@mantine/core';
import { useState } from 'react';
import { membershipEditSchema, type MembershipValues } from '../../domain/memberships/forms';
import type { Membership } from '../../contract/entities.gen';
import {
  useGetPlatformSettingsQuery,
  useUpdateMembershipMutation,
  useUploadMembershipLogoMutation,
} from '../api/membershipsApi';
import { paths } from '../app/paths';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { FormPage } from '../ui/FormPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { notify } from '../ui/notify';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { FieldsSkeleton } from '../ui/skeletons';
import { LogoField } from './LogoField';
import { DetailsFields, LinksFields, PodsFields } from './MembershipFields';
import { MembershipOf } from './MembershipOf';
import { membershipInput, membershipValues } from './membershipValues';
import { platformMaximum } from './platformMaximum';
import { words } from './words';

const text = words.settings;

export function MembershipSettingsPage() {
  return <MembershipOf>{(membership) => <Settings key={membership.id} membership={membership} />}</MembershipOf>;
}

function Settings({ membership }: { membership: Membership }) {
  const platform = useGetPlatformSettingsQuery();
  const [updateMembership] = useUpdateMembershipMutation();
  if (!membership.can.edit) return <NotFoundNotice />;
  const save = async (values: MembershipValues) => {
    await updateMembership({ id: membership.id, membershipUpdate: membershipInput(values) }).unwrap();
    notify(text.saved);
  };
  return (
    <FormPage
      title={text.title}
      crumbs={[{ label: words.title, to: paths.memberships }, { label: membership.name }, { label: text.title }]}
    >
      <LogoSection membershipId={membership.id} />
      <QueryState query={platform} skeleton={<FieldsSkeleton />}>
        {(list) => (
          <Form
            initialValues={membershipValues(membership, platformMaximum(list))}
            schema={membershipEditSchema}
            onSubmit={save}
          >
            <DetailsFields />
            <LinksFields />
            <PodsFields />
            <FormActions submit={text.submit} sticky />
          </Form>
        )}
      </QueryState>
    </FormPage>
  );
}

/** The logo is saved by itself, at once. */
function LogoSection({ membershipId }: { membershipId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [picture, setPicture] = useState<() => Promise<Blob>>();
  const [uploadLogo, { error }] = useUploadMembershipLogoMutation();
  const save = async () => {
    if (!picture) return;
    const { error: failure } = await uploadLogo({ id: membershipId, body: await picture() });
    if (failure) return;
    setIsOpen(false);
    notify(words.logo.saved);
  };
  const toggle = (
    <Button variant="default" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
      {isOpen ? text.keepLogo : text.changeLogo}
    </Button>
  );
  return (
    <Section title={text.logo} action={toggle}>
      {isOpen && <LogoField onPicture={(made) => setPicture(() => made)} />}
      {isOpen && error !== undefined && <p role="alert">{words.logo.refused}</p>}
      {isOpen && picture && (
        <div>
          <Button onClick={() => void save()}>{words.logo.save}</Button>
        </div>
      )}
    </Section>
  );
}
