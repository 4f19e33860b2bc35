import type { Api, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { emptyApi, type TagType } from './emptyApi';

export const membershipListsTag = { type: 'Membership', id: 'LIST' } as const;

/** For queries across pods, so that an event about one pod needn't invalidate the others. */
export const acrossPods = <Type extends TagType>(...types: Type[]) =>
  types.map((type) => ({ type, id: 'LIST' }) as const);

/** For queries about one pod: the tags of an endpoint whose argument is the pod's id. */
export const ofPod =
  <Type extends TagType>(...types: Type[]) =>
  (_result: unknown, _error: unknown, { id }: { id: string }) =>
    types.map((type) => ({ type, id }));

/** The user's own steps, whatever their pods. */
export const myStepsTag = { type: 'Step', id: 'MINE' } as const;

/** Invalidates what is about a pod, and what is about many. */
export const changedInPod = (podId: string, ...types: TagType[]) => [
  ...types.map((type) => ({ type, id: podId })),
  ...acrossPods(...types),
];

type Slice<Definitions extends EndpointDefinitions> =
  typeof emptyApi extends Api<infer BaseQuery, Record<never, never>, infer Path, TagType, infer Modules>
    ? Api<BaseQuery, Definitions, Path, TagType, Modules>
    : never;

/** A query's rule gives its tags or cache time; a mutation's, what it invalidates or updates. */
type Deciding<Definition> = Definition extends { type: infer Type extends string }
  ? `${Type}` extends 'query'
    ? 'providesTags' | 'keepUnusedDataFor'
    : 'invalidatesTags' | 'onQueryStarted'
  : never;

type WithOneOf<Definition, Names extends keyof Definition> = {
  [Name in Names]: Partial<Definition> & { [Key in Name]-?: NonNullable<Definition[Key]> };
}[Names];

export type CacheRules<Definitions extends EndpointDefinitions> = {
  [Name in keyof Definitions]:
    'none' | WithOneOf<Definitions[Name], Deciding<Definitions[Name]> & keyof Definitions[Name]>;
};

/** An endpoint without a rule doesn't compile: 'none' must be explicit. */
export function withCacheRules<Definitions extends EndpointDefinitions>(
  slice: Slice<Definitions>,
  rules: CacheRules<Definitions>,
): Slice<Definitions> {
  const given = Object.entries<object | string>(rules).filter(([, rule]) => rule !== 'none');
  emptyApi.enhanceEndpoints({ endpoints: Object.fromEntries(given) });
  return slice;
}
