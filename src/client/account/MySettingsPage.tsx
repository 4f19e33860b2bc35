import {
  IconBell,
  IconBriefcase,
  IconBuildingCommunity,
  IconLock,
  IconRoute,
  IconUser,
  IconUserShield,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  mySettingsPath,
  paths,
  queryKeys,
  settingsPanels,
  settingsPanelsFor,
  type SettingsPanel,
} from '../../domain/links';
import { AdminsPanel, BusinessPanel } from '../businesses';
import { NotificationSettings } from '../notifications';
import { useSelectedBusiness } from '../session';
import { SettingsPage } from '../ui/pages/SettingsPage';
import { AccountPanel } from './AccountPanel';
import { DeviceSection } from './DeviceSection';
import { BusinessAndMembershipsPanel } from './BusinessAndMembershipsPanel';
import { MyName } from './MyName';
import { MyPodsPanel } from './MyPodsPanel';
import { ProfilePanel } from './ProfilePanel';
import { settingsPanelNames } from './settingsPanelNames';
import { words } from './words.gen';

const text = words.settings;

const icons: Record<SettingsPanel, Icon> = {
  profile: IconUser,
  notifications: IconBell,
  memberships: IconBuildingCommunity,
  'my-pods': IconUsersGroup,
  account: IconLock,
  business: IconBriefcase,
  admins: IconUserShield,
};

const iconOf = (PanelIcon: Icon) => <PanelIcon size={20} stroke={1.75} aria-hidden />;

/** From the address, otherwise the navigation state (rule account.settings). */
function useChosenPanel(): SettingsPanel | undefined {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { panel?: unknown } | null };
  const named = query.get(queryKeys.panel) ?? state?.panel;
  return settingsPanels.find((panel) => panel === named);
}

export function MySettingsPage() {
  const { business } = useSelectedBusiness();
  const named = useChosenPanel();
  const available = settingsPanelsFor(business?.can.viewAdmins ?? false);
  const chosen = named && available.includes(named) ? named : undefined;
  const current = chosen ?? 'profile';
  return (
    <SettingsPage
      title={text.title}
      currentPanelId={current}
      isPanelNamed={chosen !== undefined}
      listPath={paths.mySettings}
      overList={<MyName />}
      underList={<DeviceSection />}
      panels={[
        { id: 'journey', label: text.journey, icon: iconOf(IconRoute), to: paths.myJourney },
        ...available.map((id) => ({
          id,
          label: settingsPanelNames[id],
          icon: iconOf(icons[id]),
          to: mySettingsPath(id),
        })),
      ]}
    >
      {current === 'profile' && <ProfilePanel />}
      {current === 'notifications' && <NotificationSettings />}
      {current === 'memberships' && <BusinessAndMembershipsPanel />}
      {current === 'my-pods' && <MyPodsPanel />}
      {current === 'account' && <AccountPanel />}
      {current === 'business' && business && <BusinessPanel business={business} />}
      {current === 'admins' && business && <AdminsPanel business={business} />}
    </SettingsPage>
  );
}
