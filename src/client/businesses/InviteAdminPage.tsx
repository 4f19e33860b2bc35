import { useNavigate } from 'react-router-dom';
import type { Business } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { businessPlaces } from '../ui/places/places';
import { WithBusiness } from '../session';
import { FormActions } from '../ui/form/FormActions';
import { FormPage } from '../ui/pages/FormPage';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { InviteAdminForm } from './InviteAdminForm';
import { toBusinessPanel } from './toBusinessPanel';
import { words } from './words.gen';

const text = words.inviteAdmin;

export function InviteAdminPage() {
  return (
    <WithBusiness can="inviteAdmin" skeleton={<FieldsSkeleton count={2} />}>
      {(business) => <InviteAdmin business={business} />}
    </WithBusiness>
  );
}

function InviteAdmin({ business }: { business: Business }) {
  const navigate = useNavigate();
  const back = paths.businessAdmins;
  return (
    <FormPage
      title={text.title}
      intro={text.intro({ business: business.name })}
      crumbs={[...toBusinessPanel, { label: businessPlaces.admins.name, to: back }, { label: text.title }]}
    >
      <InviteAdminForm business={business} failure={text.failure} onSent={() => navigate(back)}>
        <FormActions submit={text.submit} cancelTo={back} />
      </InviteAdminForm>
    </FormPage>
  );
}
