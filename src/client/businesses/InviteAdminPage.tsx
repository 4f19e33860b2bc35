import { useNavigate } from 'react-router-dom';
import { inviteAdminSchema, type InviteAdminValues } from '../../domain/businesses/forms';
import { mySettingsPath } from '../../domain/links';
import { useInviteAdminMutation } from '../api/businessesApi';
import { WithBusiness } from '../session';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { FormPage } from '../ui/FormPage';
import { showMessage } from '../ui/showMessage';
import { FieldsSkeleton } from '../ui/skeletons';
import { words } from './words';

const text = words.inviteAdmin;

/** For the owner alone. */
export function InviteAdminPage() {
  return (
    <WithBusiness can="inviteAdmin" skeleton={<FieldsSkeleton count={2} />}>
      {(business) => <InviteAdmin businessId={business.id} />}
    </WithBusiness>
  );
}

function InviteAdmin({ businessId }: { businessId: string }) {
  const [inviteAdmin] = useInviteAdminMutation();
  const navigate = useNavigate();
  const back = mySettingsPath('admins');
  const invite = async (values: InviteAdminValues) => {
    await inviteAdmin({ id: businessId, adminInvite: values }).unwrap();
    showMessage(words.assignAdmin.sent(values.email));
    await navigate(back);
  };
  return (
    <FormPage
      title={text.title}
      intro={text.intro}
      crumbs={[{ label: words.settings.crumb, to: back }, { label: text.title }]}
    >
      <Form initialValues={{ name: '', email: '' }} schema={inviteAdminSchema} onSubmit={invite} failure={text.failure}>
        <TextField name="name" label={words.assignAdmin.name} autoComplete="off" />
        <TextField name="email" type="email" label={words.assignAdmin.email} autoComplete="off" />
        <FormActions submit={text.submit} cancelTo={back} />
      </Form>
    </FormPage>
  );
}
