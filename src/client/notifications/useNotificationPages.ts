import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { Notification } from '../../contract/entities.gen';
import { notificationsApi, useNotificationPagesInfiniteQuery } from '../api/notificationsApi';
import type { ApiState } from '../stream/events';
import type { QueryLike } from '../ui/states/QueryState';
import { useListedPages } from '../ui/lists/useListedPages';
import type { NextPage } from '../ui/lists/useNextPage';

const idOf = ({ id }: Notification) => id;

/** So long after the page was left, all that was loaded is still there for who comes back, in milliseconds. */
const KEPT_MS = 60_000;

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Leaves of the loaded notifications the first page alone. */
const keepFirstPage = () =>
  notificationsApi.util.updateQueryData('notificationPages', undefined, ({ pages, pageParams }) => {
    pages.splice(1);
    pageParams.splice(1);
  });

/** The badge reads the same answer for ever: were it to stay as long, each news would fetch all of its pages anew. */
function useShortAgainOnceLeft() {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  useEffect(() => {
    clearTimeout(leaving);
    return () => {
      leaving = setTimeout(() => dispatch(keepFirstPage()), KEPT_MS);
    };
  }, [dispatch]);
}

/** What is open, as far as somebody has scrolled, the newest first. */
export function useNotificationPages(): { query: QueryLike<Notification[]>; rest: NextPage } {
  useShortAgainOnceLeft();
  const { query, rest } = useListedPages(useNotificationPagesInfiniteQuery(), { idOf });
  const { currentData, ...state } = query;
  const items = currentData?.items;
  const listed = useMemo(() => items && [...items].sort((a, b) => b.created - a.created), [items]);
  return { query: { ...state, currentData: listed }, rest };
}
