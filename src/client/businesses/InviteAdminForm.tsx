import type { ReactNode } from 'react';
import type { Business } from '../../contract/entities.gen';
import { inviteAdminSchema, type InviteAdminValues } from '../../domain/businesses/forms';
import { useInviteAdminMutation } from '../api/businessesApi';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { TextField } from '../ui/form/TextField';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { showMessage } from '../ui/messages/showMessage';
import { words } from './words.gen';

const text = words.inviteAdmin;

interface InviteAdminFormProps {
  business: Business;
  failure: string;
  onSent: () => unknown;
  children: ReactNode;
}

export function InviteAdminForm({ business, failure, onSent, children }: InviteAdminFormProps) {
  const [inviteAdmin] = useInviteAdminMutation();
  const invite = async (adminInvite: InviteAdminValues) => {
    await inviteAdmin({ id: business.id, adminInvite }).unwrap();
    showMessage(text.sent({ email: adminInvite.email, business: business.name }));
    await onSent();
  };
  return (
    <Form
      guard={UnsavedChangesGuard}
      draft={formDraft(`admin-invitation.${business.id}`)}
      initialValues={{ name: '', email: '' }}
      schema={inviteAdminSchema}
      onSubmit={invite}
      failure={failure}
    >
      <TextField name="name" label={text.name} autoComplete="off" />
      <TextField name="email" type="email" label={text.email} autoComplete="off" />
      {children}
    </Form>
  );
}
