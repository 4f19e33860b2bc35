import { businessPlaces } from '../ui/places/places';
import { WithBusiness } from '../session';
import { DetailPage } from '../ui/pages/DetailPage';
import { RowsSkeleton } from '../ui/states/skeletons';
import { AdminsPanel } from './AdminsPanel';
import { toBusinessPanel } from './toBusinessPanel';

const { name } = businessPlaces.admins;

/** What My Settings also shows as a panel. */
export function AdminsPage() {
  return (
    <WithBusiness can="viewAdmins" skeleton={<RowsSkeleton count={2} />}>
      {(business) => (
        <DetailPage title={name} crumbs={[...toBusinessPanel, { label: name }]}>
          <AdminsPanel business={business} />
        </DetailPage>
      )}
    </WithBusiness>
  );
}
