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

/** How long, in milliseconds, all loaded notifications stay for a user who returns to the page. */
const KEPT_MS = 60_000;

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Keeps only the first page of the loaded notifications. */
const keepFirstPage = () =>
  notificationsApi.util.updateQueryData('notificationPages', undefined, ({ pages, pageParams }) => {
    pages.splice(1);
    pageParams.splice(1);
  });

/** The badge always reads the same answer: if that stayed long, each event would refetch all of its pages. */
function useShortAgainOnceLeft() {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  useEffect(() => {
    clearTimeout(leaving);
    return () => {
      leaving = setTimeout(() => dispatch(keepFirstPage()), KEPT_MS);
    };
  }, [dispatch]);
}

/** The open notifications, newest first, as far as the user has scrolled. */
export function useNotificationPages(): { query: QueryLike<Notification[]>; rest: NextPage } {
  useShortAgainOnceLeft();
  const { query, rest } = useListedPages(useNotificationPagesInfiniteQuery(), { idOf });
  const { currentData, ...state } = query;
  const items = currentData?.items;
  const listed = useMemo(() => items && [...items].sort((a, b) => b.created - a.created), [items]);
  return { query: { ...state, currentData: listed }, rest };
}
