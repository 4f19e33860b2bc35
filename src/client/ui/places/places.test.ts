import { businessPlaces, membershipPlaces, placeOf, type Place } from './places';

const places: Place[] = [...Object.values(membershipPlaces), ...Object.values(businessPlaces)];
const pages = places.flatMap((place) => [place.path, ...place.inside]);

it('no page is in two places', () => expect([...new Set(pages)]).toEqual(pages));

it('no two places have the same name', () => {
  const names = places.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
});

it('each page is in its place', () => {
  for (const place of places) for (const page of [place.path, ...place.inside]) expect(placeOf(page)).toBe(place);
});
