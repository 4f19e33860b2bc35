import { createContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Membership } from '../../../../contract/entities.gen';
import { pathTo } from '../../../../domain/links';
import {
  HOME_AS_SPECIFIED,
  businessPlaces,
  homePlace,
  membershipPlaces,
  permittedPlaces,
  placeOf,
  type Place,
} from '../../../ui/places/places';
import { overviewPath } from '../../../memberships/membershipCrumbs';
import { useMyMemberships } from '../../../memberships/useMyMemberships';
import { useSelectedBusiness } from '../../../session/useSelectedBusiness';
import { words } from '../../words.gen';
import { useMembershipHere } from './useMembershipHere';

export interface PlaceLink {
  /** Undefined for a membership in a list of several. */
  place?: Place;
  name: string;
  to: string;
  current?: 'page' | true;
}

export interface StaffPlaces {
  groups: { name: string; links: PlaceLink[] }[];
  /** The same place in the other memberships, if the page belongs to one of several. */
  others: PlaceLink[];
}

/** Of the menu beside the page, for the parts of it that load later. */
export const StaffPlacesContext = createContext<StaffPlaces>({ groups: [], others: [] });

const isOfBusiness = (place: Place | undefined) => Object.values<Place>(businessPlaces).includes(place as Place);

/** With one membership its overview is Home. */
function placesIn(membership: Membership, isOnly: boolean): PlaceLink[] {
  return permittedPlaces(membershipPlaces, membership.can).map((place) =>
    isOnly && place === membershipPlaces.overview
      ? { place, name: homePlace.name, to: homePlace.path }
      : { place, name: place.name, to: pathTo(place.path, { membership: membership.id }) },
  );
}

/** The permitted places of the membership and the business (rule platform.places). */
export function useStaffPlaces(): StaffPlaces {
  const { pathname } = useLocation();
  const { business } = useSelectedBusiness();
  const { currentData: memberships = [] } = useMyMemberships();
  const here = placeOf(pathname);
  const membership = useMembershipHere(memberships, isOfBusiness(here));
  const marked = (link: PlaceLink): PlaceLink =>
    link.place === here ? { ...link, current: pathname === here?.path ? 'page' : true } : link;
  const isOnly = memberships.length === 1;
  const inMembership = membership
    ? { name: membership.name, links: placesIn(membership, isOnly).map(marked) }
    : { name: HOME_AS_SPECIFIED, links: memberships.map(({ id, name }) => ({ name, to: overviewPath(id) })) };
  const ofBusiness = business ? permittedPlaces(businessPlaces, business.can) : [];
  const sameIn = (other: Membership): PlaceLink => {
    const found = placesIn(other, false).find(({ place }) => place === here);
    return { name: other.name, to: found?.to ?? overviewPath(other.id) };
  };
  return {
    groups: [
      inMembership,
      { name: words.business, links: ofBusiness.map((place) => marked({ place, name: place.name, to: place.path })) },
    ].filter(({ links }) => links.length > 0),
    others: membership ? memberships.filter((one) => one !== membership).map(sameIn) : [],
  };
}
