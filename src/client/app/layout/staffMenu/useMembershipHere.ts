import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Membership } from '../../../../contract/entities.gen';
import { readSubject, type SubjectName } from '../../../../domain/links';
import { announcementsApi } from '../../../api/announcementsApi';
import { bulkApi } from '../../../api/bulkApi';
import { leadershipApi } from '../../../api/leadershipApi';
import { meetingsApi } from '../../../api/meetingsApi';
import { podsApi } from '../../../api/podsApi';
import { storedSessionId } from '../../../api/transport/accessToken';

/** From what the page itself has requested. */
function useMembershipIdHere(memberships: readonly Membership[]) {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const idOf = (name: SubjectName) => readSubject(name, query, state).id;
  const [membership, leaderPod, request] = [idOf('membership'), idOf('leaderPod'), idOf('request')];
  const ofPage = (id: string | undefined) => (id === undefined ? skipToken : { id });
  const { currentData: pod } = podsApi.endpoints.getPod.useQueryState(ofPage(idOf('pod')));
  const { currentData: leaderPods } = meetingsApi.endpoints.listMyLeaderPods.useQueryState();
  const { currentData: announcement } = announcementsApi.endpoints.getAnnouncement.useQueryState(
    ofPage(idOf('announcement')),
  );
  const { currentData: bulkAction } = bulkApi.endpoints.getBulkAction.useQueryState(ofPage(idOf('bulkAction')));
  const { currentData: transfer } = leadershipApi.endpoints.getLeaderTransfer.useQueryState(ofPage(request));
  const found = [pod, leaderPods?.find(({ id }) => id === leaderPod), announcement, bulkAction, transfer].find(Boolean);
  const subjects = ['membership', 'request', 'pod', 'leaderPod', 'announcement', 'bulkAction'] as const;
  return {
    // A request is a membership or a transfer.
    id: membership ?? found?.membershipId ?? memberships.find(({ id }) => id === request)?.id,
    isNamed: subjects.some((name) => idOf(name) !== undefined),
  };
}

/** Outlives the menu, which isn't beside every page. */
let last: { of?: string | undefined; id?: string } = {};

/**
 * The membership of the page. Pages of the business, and those whose subject is still loading, keep the session's last
 * one, so that the menu stays as it is.
 */
export function useMembershipHere(memberships: readonly Membership[], isOfBusiness: boolean): Membership | undefined {
  const { id, isNamed } = useMembershipIdHere(memberships);
  const byId = (wanted: string | undefined) => memberships.find((one) => one.id === wanted);
  const named = byId(id);
  const namedId = named?.id;
  const session = storedSessionId();
  useEffect(() => {
    if (namedId !== undefined) last = { of: session, id: namedId };
  }, [namedId, session]);
  const [only, ...others] = memberships;
  if (named) return named;
  if (only && others.length === 0) return only;
  const keepsLast = isOfBusiness || (isNamed && id === undefined);
  return keepsLast && last.of === session ? byId(last.id) : undefined;
}
