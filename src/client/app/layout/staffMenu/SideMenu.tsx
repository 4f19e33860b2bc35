import {
  IconActivity,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconClipboardList,
  IconFlag,
  IconHome,
  IconKey,
  IconSettings,
  IconSpeakerphone,
  IconUserPlus,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react';
import { createElement } from 'react';
import { businessPlaces, membershipPlaces, type Place } from '../../../ui/places/places';
import { Link } from '../../../ui/Link';
import { words } from '../../words.gen';
import { MenuOnDemand } from '../../../ui/menu/MenuOnDemand';
import { SwitchButton } from './SwitchButton';
import classes from './StaffMenu.module.css';
import { StaffPlacesContext, useStaffPlaces, type PlaceLink } from './useStaffPlaces';

const icons = new Map<Place, Icon>([
  [membershipPlaces.overview, IconHome],
  [membershipPlaces.people, IconUsers],
  [membershipPlaces.pods, IconUsersGroup],
  [membershipPlaces.health, IconActivity],
  [membershipPlaces.announcements, IconSpeakerphone],
  [membershipPlaces.leaderMeetings, IconCalendarEvent],
  [membershipPlaces.invites, IconUserPlus],
  [membershipPlaces.settings, IconSettings],
  [businessPlaces.settings, IconBuilding],
  [businessPlaces.admins, IconUserShield],
  [businessPlaces.reports, IconFlag],
  [businessPlaces.zoom, IconVideo],
  [businessPlaces.apiKeys, IconKey],
  [businessPlaces.webhooks, IconWebhook],
  [businessPlaces.auditLog, IconClipboardList],
]);

const iconLook = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

const loadSwitch = async () =>
  (await import(/* webpackChunkName: 'menus' */ './LoadedMembershipSwitch')).LoadedMembershipSwitch;

export function SideMenu() {
  const places = useStaffPlaces();
  const { groups, others } = places;
  return (
    <StaffPlacesContext value={places}>
      <nav aria-label={words.places} className={classes.side}>
        {groups.map(({ name, links }, index) => (
          <div key={index}>
            {index === 0 && others.length > 0 ? (
              <MenuOnDemand load={loadSwitch} Button={SwitchButton} />
            ) : (
              <p className={classes.group} title={name} aria-hidden>
                {name}
              </p>
            )}
            <ul className={classes.list} aria-label={name}>
              {links.map((link) => (
                <li key={link.to}>
                  <PlaceItem {...link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </StaffPlacesContext>
  );
}

function PlaceItem({ place, name, to, current }: PlaceLink) {
  return (
    <Link to={to} aria-current={current} className={classes.link} title={name}>
      {createElement((place && icons.get(place)) ?? IconBuildingCommunity, iconLook)}
      <span>{name}</span>
    </Link>
  );
}
