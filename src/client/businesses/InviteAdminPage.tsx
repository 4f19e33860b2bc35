import { useNavigate } from 'react-router-dom';
import { inviteAdminSchema, type InviteAdminValues } from '../../domain/businesses/forms';
import { useInviteAdminMutation } from '../api/businessesApi';
import { mySettingsPath } from '../app/paths';
import { useSelectedBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { FormPage } from '../ui/FormPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { notify } from '../ui/notify';
import { words } from './words';

const text = words.inviteAdmin;

/** For the owner alone. */
export function InviteAdminPage() {
  const { business } = useSelectedBusiness();
  const [inviteAdmin] = useInviteAdminMutation();
  const navigate = useNavigate();
  if (business && !business.can.inviteAdmin) return <NotFoundNotice />;
  const back = mySettingsPath('admins');
  const invite = async (values: InviteAdminValues) => {
    if (!business) return;
    await inviteAdmin({ id: business.id, adminInvite: values }).unwrap();
    notify(words.assignAdmin.sent(values.email));
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
        <FormActions submit={text.submit}>
          <ButtonLink to={back} variant="default">
            {text.cancel}
          </ButtonLink>
        </FormActions>
      </Form>
    </FormPage>
  );
}
