import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { inviteAdminSchema, type InviteAdminValues } from '../../domain/businesses/forms';
import { useInviteAdminMutation } from '../api/businessesApi';
import { useRequiredAction } from '../onboarding';
import { WithBusiness } from '../session';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { FormPage } from '../ui/FormPage';
import { showMessage } from '../ui/showMessage';
import { FieldsSkeleton } from '../ui/skeletons';
import { words } from './words';

const text = words.assignAdmin;

/** Offers a new owner to hand the daily work over. Seeing it completes the action (rule onboarding.done). */
export function AssignAdminPage() {
  return (
    <WithBusiness can="inviteAdmin" skeleton={<FieldsSkeleton count={2} />}>
      {(business) => <AssignAdmin businessId={business.id} />}
    </WithBusiness>
  );
}

function AssignAdmin({ businessId }: { businessId: string }) {
  const { complete, goToReturnPath } = useRequiredAction('OWNER_ADMIN_PROMPT');
  const [inviteAdmin] = useInviteAdminMutation();
  useEffect(() => {
    // Left undone by a failure, it is asked for again the next time.
    complete().catch(() => undefined);
  }, [complete]);

  const assign = async (invite: InviteAdminValues) => {
    await inviteAdmin({ id: businessId, adminInvite: invite }).unwrap();
    showMessage(text.sent(invite.email));
    await goToReturnPath();
  };
  return (
    <FormPage title={text.title} intro={text.intro}>
      <Form initialValues={{ name: '', email: '' }} schema={inviteAdminSchema} onSubmit={assign} failure={text.failure}>
        <TextField name="name" label={text.name} autoComplete="off" />
        <TextField name="email" type="email" label={text.email} autoComplete="off" />
        <FormActions submit={text.submit}>
          <Button variant="default" onClick={() => void goToReturnPath()}>
            {text.skip}
          </Button>
        </FormActions>
      </Form>
    </FormPage>
  );
}
