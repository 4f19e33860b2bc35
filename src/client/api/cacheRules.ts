import type { Api, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { emptyApi, type TagType } from './emptyApi';

/** The lists of memberships, without the pages of single ones. */
export const membershipLists = { type: 'Membership', id: 'LIST' } as const;

/** A generated slice: the one API with these endpoints. */
type Slice<Definitions extends EndpointDefinitions> =
  typeof emptyApi extends Api<infer BaseQuery, Record<never, never>, infer Path, TagType, infer Modules>
    ? Api<BaseQuery, Definitions, Path, TagType, Modules>
    : never;

/** A query says what its answer is about or how long it is kept; a mutation what it makes out of date, or changes by itself. */
type Deciding<Definition> = Definition extends { type: infer Type extends string }
  ? `${Type}` extends 'query'
    ? 'providesTags' | 'keepUnusedDataFor'
    : 'invalidatesTags' | 'onQueryStarted'
  : never;

type WithOneOf<Definition, Names extends keyof Definition> = {
  [Name in Names]: Partial<Definition> & { [Key in Name]-?: NonNullable<Definition[Key]> };
}[Names];

/** For every endpoint its rule, or 'none'. */
export type CacheRules<Definitions extends EndpointDefinitions> = {
  [Name in keyof Definitions]:
    'none' | WithOneOf<Definitions[Name], Deciding<Definitions[Name]> & keyof Definitions[Name]>;
};

/** Gives a generated slice its cache rules. An endpoint without an entry does not compile: 'none' is a decision too. */
export function withCacheRules<Definitions extends EndpointDefinitions>(
  slice: Slice<Definitions>,
  rules: CacheRules<Definitions>,
): Slice<Definitions> {
  const given = Object.entries<object | string>(rules).filter(([, rule]) => rule !== 'none');
  // Every slice is part of this API, which knows the endpoints of all by their names.
  emptyApi.enhanceEndpoints({ endpoints: Object.fromEntries(given) });
  return slice;
}
