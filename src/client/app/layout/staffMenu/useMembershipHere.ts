import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Membership } from '../../../../contract/entities.gen';
import { readSubject, type SubjectName } from '../../../../domain/links';
import { announcementsApi } from '../../../api/announcementsApi';
import { bulkApi } from '../../../api/bulkApi';
import { meetingsApi } from '../../../api/meetingsApi';
import { podsApi } from '../../../api/podsApi';

/** From what the page itself has requested. */
function useMembershipIdHere() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const idOf = (name: SubjectName) => readSubject(name, query, state).id;
  const [membership, leaderPod] = [idOf('membership'), idOf('leaderPod')];
  const ofPage = (id: string | undefined) => (id === undefined ? skipToken : { id });
  const { currentData: pod } = podsApi.endpoints.getPod.useQueryState(ofPage(idOf('pod')));
  const { currentData: leaderPods } = meetingsApi.endpoints.listMyLeaderPods.useQueryState();
  const { currentData: announcement } = announcementsApi.endpoints.getAnnouncement.useQueryState(
    ofPage(idOf('announcement')),
  );
  const { currentData: bulkAction } = bulkApi.endpoints.getBulkAction.useQueryState(ofPage(idOf('bulkAction')));
  const found = [pod, leaderPods?.find(({ id }) => id === leaderPod), announcement, bulkAction].find(Boolean);
  const subjects = ['membership', 'request', 'pod', 'leaderPod', 'announcement', 'bulkAction'] as const;
  return {
    id: membership ?? found?.membershipId ?? idOf('request'),
    isNamed: subjects.some((name) => idOf(name) !== undefined),
  };
}

/**
 * The membership of the page. Pages of the business, and those whose subject is still loading, keep the last one, so
 * that the menu stays as it is.
 */
export function useMembershipHere(memberships: readonly Membership[], isOfBusiness: boolean): Membership | undefined {
  const [lastId, setLastId] = useState<string>();
  const { id, isNamed } = useMembershipIdHere();
  const byId = (wanted: string | undefined) => memberships.find((one) => one.id === wanted);
  const named = byId(id);
  if (named && named.id !== lastId) setLastId(named.id);
  const [only, ...others] = memberships;
  if (named) return named;
  if (only && others.length === 0) return only;
  return isOfBusiness || (isNamed && id === undefined) ? byId(lastId) : undefined;
}
