import { useNavigate } from 'react-router-dom';
import { mySettingsPath } from '../../domain/links';
import { WithBusiness } from '../session';
import { FormActions } from '../ui/form/FormActions';
import { FormPage } from '../ui/FormPage';
import { FieldsSkeleton } from '../ui/skeletons';
import { InviteAdminForm } from './InviteAdminForm';
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
  const navigate = useNavigate();
  const back = mySettingsPath('admins');
  return (
    <FormPage
      title={text.title}
      intro={text.intro}
      crumbs={[{ label: words.settings.crumb, to: back }, { label: text.title }]}
    >
      <InviteAdminForm businessId={businessId} failure={text.failure} onSent={() => navigate(back)}>
        <FormActions submit={text.submit} cancelTo={back} />
      </InviteAdminForm>
    </FormPage>
  );
}
