import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useRequiredAction } from '../onboarding';
import { WithBusiness } from '../session';
import { FormActions } from '../ui/form/FormActions';
import { FormPage } from '../ui/FormPage';
import { FieldsSkeleton } from '../ui/skeletons';
import { InviteAdminForm } from './InviteAdminForm';
import { words } from './words';

const text = words.assignAdmin;

/** Offers a new owner to hand the daily work over. Seeing it completes the action (rule onboarding.done). */
export function AssignAdminPage() {
  return (
    <WithBusiness can="inviteAdmin" skeleton={<FieldsSkeleton count={2} />}>
      {(business) => <AssignAdmin key={business.id} businessId={business.id} />}
    </WithBusiness>
  );
}

function AssignAdmin({ businessId }: { businessId: string }) {
  const { complete, goToReturnPath } = useRequiredAction('OWNER_ADMIN_PROMPT', businessId);
  useEffect(() => {
    // Left undone by a failure, it is asked for again the next time.
    complete().catch(() => undefined);
  }, [complete]);
  return (
    <FormPage title={text.title} intro={text.intro}>
      <InviteAdminForm businessId={businessId} failure={text.failure} onSent={goToReturnPath}>
        <FormActions submit={text.submit}>
          <Button variant="default" onClick={() => void goToReturnPath()}>
            {text.skip}
          </Button>
        </FormActions>
      </InviteAdminForm>
    </FormPage>
  );
}
