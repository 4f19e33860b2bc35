import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { Business } from '../../contract/entities.gen';
import { useRequiredAction } from '../onboarding';
import { WithBusiness } from '../session';
import { FormActions } from '../ui/form/FormActions';
import { FormPage } from '../ui/pages/FormPage';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { InviteAdminForm } from './InviteAdminForm';
import { words } from './words.gen';

const text = words.assignAdmin;

/** Seeing the page completes the action (rule onboarding.done). */
export function AssignAdminPage() {
  return (
    <WithBusiness can="inviteAdmin" skeleton={<FieldsSkeleton count={2} />}>
      {(business) => <AssignAdmin key={business.id} business={business} />}
    </WithBusiness>
  );
}

function AssignAdmin({ business }: { business: Business }) {
  const { complete, goToReturnPath } = useRequiredAction('OWNER_ADMIN_PROMPT', business.id);
  useEffect(() => {
    // If the call fails, the page shows again next time.
    complete().catch(() => undefined);
  }, [complete]);
  return (
    <FormPage title={text.title({ business: business.name })} intro={text.intro}>
      <InviteAdminForm business={business} failure={text.failure} onSent={goToReturnPath}>
        <FormActions submit={text.submit}>
          <Button variant="default" onClick={() => void goToReturnPath()}>
            {text.skip}
          </Button>
        </FormActions>
      </InviteAdminForm>
    </FormPage>
  );
}
